import { useState } from 'react';
import vote from '../browser/vote.ts?standalone';
import { ArrowUp } from './icons.tsx';

/** A vote holds for this view of the page alone: it is not kept, sent, or used to sort. */
export function VoteButton({ votes, title }: { votes: number; title: string }) {
  const [pressed, setPressed] = useState(false);
  const shown = votes + (pressed ? 1 : 0);
  return (
    <button
      type="button"
      className="vote"
      aria-pressed={pressed}
      aria-label={`${shown} votes: vote for “${title.replaceAll('ﷺ', 'peace be upon him')}”`}
      onClick={() => setPressed(!pressed)}
      data-run={vote}
    >
      <ArrowUp />
      {shown}
    </button>
  );
}
