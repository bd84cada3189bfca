import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isBlank } from '../../../contract/blank.ts';
import type { Stage } from '../../../contract/entities.ts';
import { addresses } from '../../addresses.ts';
import { languageOf } from '../../language-of.ts';
import type { AskState } from './use-ask.ts';

const stageWords: Record<Stage, string> = {
  searching: 'Searching the sources',
  writing: 'Writing',
  checking: 'Checking every quotation',
};

const askingLinks = `.prose a[href^="${addresses.asking('')}"]`;

export function AskForm({ initial, asking: { state, stage, answered, ask } }: { initial: string; asking: AskState }) {
  const [text, setText] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const processing = state === 'processing';

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
  }, []);

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
          // The browser stops an empty form before it is submitted; the message is shown on the page, not in a bubble.
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
        <p role="status" className="stage">
          {stage && stageWords[stage]}
        </p>
        <p id={`${id}-public`} className="small-note">
          Questions and answers are public: leave out names and private matters. Questions about your own case are
          answered and not listed. A program answers; no scholar reviews it.
        </p>
      </div>
    </form>
  );
}
