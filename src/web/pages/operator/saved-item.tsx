import type { Check } from '../../../contract/entities.ts';
import { addresses } from '../../addresses.ts';
import { languageOf } from '../../language-of.ts';
import type { OperatorItem } from '../../server-side/operator-view.ts';
import { ArrowLeft } from '../../ui/icons.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Moderate } from './moderate.tsx';
import { ItemFacts } from './saved-items.tsx';

/** One saved item whole, as the public would see it. */
export function SavedItem({ item, check }: { item: OperatorItem; check: Check }) {
  const { id, question, answer, listing } = item;
  return (
    <article className="operator-item">
      <a href={addresses.operatorSaved} className="back">
        <ArrowLeft /> Saved answers
      </a>
      <h2 {...languageOf(question)}>{question}</h2>
      <ItemFacts item={item} />
      <Moderate item={item} back={addresses.operatorItem(id)} />
      <Prose text={answer} check={check} under={2} />
      {listing === 'listed' && (
        <p>
          <a href={addresses.answer(id)}>Its public page</a>
        </p>
      )}
    </article>
  );
}
