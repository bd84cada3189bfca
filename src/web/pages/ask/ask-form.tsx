import { type FormEvent, useId, useRef, useState } from 'react';
import { isBlank } from '../../../contract/blank.ts';
import { languageOf } from '../../language-of.ts';
import type { Asking } from './asking.ts';

export function AskForm({ initial, asking: { state, answered, ask } }: { initial: string; asking: Asking }) {
  const [text, setText] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const processing = state === 'processing';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank(text)) return refuse();
    setMissing(false);
    ask(text.trim());
  }

  function refuse() {
    setMissing(true);
    field.current?.focus();
  }

  return (
    <form className="ask-form needs-scripting" onSubmit={submit} aria-label="Your question">
      <label htmlFor={id}>Your question</label>
      <textarea
        id={id}
        ref={field}
        name="q"
        required
        {...languageOf(text)}
        placeholder="For example: what does the Quran say about patience?"
        aria-invalid={isMissing}
        aria-describedby={`${id}-public ${id}-error`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        onInvalid={(event) => {
          // The browser stops an empty form before it is submitted; the words stand on the page, not in a bubble.
          event.preventDefault();
          refuse();
        }}
      />
      <div id={`${id}-error`} role="alert" className="form-error">
        {isMissing && 'Please enter a question'}
        {state === 'failed' && !isMissing && 'Failed to process your question. Please try again later.'}
      </div>
      <p role="status" className="visually-hidden">
        {processing ? 'Processing...' : answered && 'The answer is ready.'}
      </p>
      <div className="ask-form-foot">
        <button type="submit" className="button" disabled={processing}>
          {processing ? 'Processing...' : 'Ask Question'}
        </button>
        <p id={`${id}-public`} className="small-note">
          Questions and answers are public: leave out names and private matters. A program answers; no scholar reviews
          it.
        </p>
      </div>
    </form>
  );
}
