import { addresses } from '../../addresses.ts';
import type { OperatorItem } from '../../server-side/operator-view.ts';

/** What can be done with an item; deleting asks again, because nothing brings it back. */
export function Moderate({ item, back }: { item: OperatorItem; back: string }) {
  const { id, listing, heldFor, canBeListed } = item;
  return (
    <form method="post" action={addresses.operatorSaved} className="operator-actions">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      {canBeListed && (
        <button type="submit" name="action" value="list" className="button button-quiet">
          {heldFor ? 'List it' : 'List it again'}
        </button>
      )}
      {(listing === 'listed' || heldFor) && (
        <button type="submit" name="action" value="hide" className="button button-quiet">
          {heldFor ? 'Keep it hidden' : 'Hide it'}
        </button>
      )}
      <details className="operator-delete">
        <summary>Delete …</summary>
        <p>It is gone for ever, from this site and its calls. Backups keep what they hold.</p>
        <button type="submit" name="action" value="delete" className="button">
          Delete for ever
        </button>
      </details>
    </form>
  );
}
