import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { isBlank } from '../../../contract/blank.ts';
import { addresses } from '../../addresses.ts';
import { languageOf } from '../../language-of.ts';
import { Examples } from './examples.tsx';
import type { AskState } from './use-ask.ts';

const askingLinks = `.prose a[href^="${addresses.asking('')}"]`;

interface AskFormProps {
  initial: string;
  field: RefObject<HTMLTextAreaElement | null>;
  asking: AskState;
}

export function AskForm({ initial, field, asking: { state, given, ask } }: AskFormProps) {
  const [text, setText] = useState(initial);
  const isFilled = initial !== '' && text === initial;
  const [isMissing, setMissing] = useState(false);
  const processing = state === 'processing';
  const isHelp = given?.answer?.kind === 'help';

  // What was typed before React was there stays, and is what will be asked.
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) setText(typed);
  }, [field]);

  // A related question in an answer fills the form: the answer stays, and nothing is submitted.
  useEffect(() => {
    function fill(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(askingLinks);
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setText(new URL(link.href).searchParams.get('q') ?? '');
      setMissing(false);
      field.current?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: 'center' });
    }
    document.addEventListener('click', fill, true);
    return () => document.removeEventListener('click', fill, true);
  }, [field]);

  // Whoever looks over a shoulder does not read what was asked.
  useEffect(() => {
    if (isHelp) setText('');
  }, [isHelp]);

  useEffect(() => {
    if (state === 'failed' && !given) field.current?.focus();
  }, [state, given, field]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (processing) return;
    if (isBlank(text)) return refuse();
    setMissing(false);
    ask(text.trim());
  }

  function refuse() {
    setMissing(true);
    field.current?.focus();
  }

  function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className="ask-form needs-scripting" onSubmit={submit} aria-label="Your question">
      <label htmlFor="question">Your question</label>
      <textarea
        id="question"
        ref={field}
        name="q"
        required
        {...languageOf(text)}
        placeholder="For example: what does the Quran say about patience?"
        aria-invalid={isMissing}
        aria-describedby="question-public question-error"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        onKeyDown={submitByKey}
        onInvalid={(event) => {
          // The browser stops an empty form before it is submitted; the message is shown on the page, not in a bubble.
          event.preventDefault();
          refuse();
        }}
      />
      <div id="question-error" role="alert" className="form-error">
        {isMissing && 'Please enter a question'}
        {state === 'failed' && !isMissing && 'Failed to process your question. Please try again later.'}
      </div>
      {isFilled && !given && state === 'idle' && (
        <p className="small-note ready-to-ask">Press Ask Question to read the answer.</p>
      )}
      <p role="status" className="visually-hidden">
        {processing ? 'Processing...' : given?.answer && 'The answer is ready.'}
      </p>
      <div className="ask-form-foot">
        <button type="submit" className="button" disabled={processing}>
          {processing ? 'Processing...' : 'Ask Question'}
        </button>
        {!given && (
          <Examples
            onChoose={(example) => {
              setText(example);
              setMissing(false);
              field.current?.focus();
            }}
          />
        )}
        {!isHelp && (
          <p id="question-public" className="small-note">
            Questions and answers are public: leave out names and private matters. Questions about your own case are
            answered and not listed. A program answers; no scholar reviews it.
          </p>
        )}
      </div>
    </form>
  );
}
