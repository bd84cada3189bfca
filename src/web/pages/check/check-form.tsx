import { RECEIPTS } from '../../../contract/receipt-paths.ts';
import checkHere from '../../../device/check-here.tsx?standalone';
import { addresses } from '../../addresses.ts';
import { CHECK_FORM } from './check-form-id.ts';

interface CheckFormProps {
  text: string;
  refused: string | undefined;
  /** Whether a result is shown above the form. */
  again: boolean;
  example: string;
}

/** A native form that posts to its own page; the reply opens at the result, or at the field if there is none. */
export function CheckForm({ text, refused, again, example }: CheckFormProps) {
  // The browser moves the focus to the element that the address names.
  const field = refused ? 'result' : 'check-text';
  return (
    <form
      id={CHECK_FORM}
      className="ask-form check-form"
      method="post"
      action={`${addresses.check}#result`}
      aria-label="Text to check"
    >
      <label htmlFor={field}>{again ? 'Change the text and check it again' : 'Your text'}</label>
      <textarea
        id={field}
        name="text"
        dir="auto"
        rows={10}
        aria-required
        placeholder="Paste it here, with its quotations and references."
        aria-invalid={refused !== undefined}
        aria-describedby="check-privacy check-error"
        defaultValue={text}
      />
      <p id="check-error" role="alert" className="form-error">
        {refused}
      </p>
      <div className="ask-form-foot">
        <button type="submit" className="button">
          Check this text
        </button>
        {!again && (
          <button type="button" className="button button-quiet needs-scripting" data-fill={field} data-text={example}>
            Try an example
          </button>
        )}
        <button type="button" className="button button-quiet needs-scripting" data-run={checkHere}>
          Check on this device
        </button>
        <p id="check-privacy" className="small-note">
          The text is checked and forgotten: it is not kept, not logged, and not sent to anyone. To check on this
          device, your browser loads the editions once (7 MB); then the text does not even reach this site. For a signed
          proof of the check, see <a href={RECEIPTS}>Receipts</a>.
        </p>
        <p role="status" className="small-note" data-check-status="" />
      </div>
    </form>
  );
}
