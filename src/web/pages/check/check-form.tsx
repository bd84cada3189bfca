import { addresses } from '../../addresses.ts';

interface CheckFormProps {
  text: string;
  refused: string | undefined;
  /** Whether a result stands above. */
  again: boolean;
  example: string;
}

/** Posted to its own page as the browser does it; the answer opens at its result. */
export function CheckForm({ text, refused, again, example }: CheckFormProps) {
  return (
    <form className="ask-form check-form" method="post" action={`${addresses.check}#result`} aria-label="Text to check">
      <label htmlFor="check-text">{again ? 'Change the text and check it again' : 'Your text'}</label>
      <textarea
        id="check-text"
        name="text"
        dir="auto"
        rows={10}
        required
        placeholder="Paste it here, with its quotations and references."
        aria-invalid={refused !== undefined}
        aria-describedby="check-privacy check-error"
        defaultValue={text}
      />
      <div id={refused ? 'result' : undefined} className="form-error">
        <p id="check-error" role="alert">
          {refused}
        </p>
      </div>
      <div className="ask-form-foot">
        <button type="submit" className="button">
          Check this text
        </button>
        <button
          type="button"
          className="button button-quiet needs-scripting"
          data-fill="check-text"
          data-text={example}
        >
          Fill in an example
        </button>
        <p id="check-privacy" className="small-note">
          The text is checked and forgotten: it is not kept, not logged, and not sent to anyone.
        </p>
      </div>
    </form>
  );
}
