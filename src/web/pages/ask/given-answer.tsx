import { lazy, Suspense } from 'react';
import type { Ask } from '../../../contract/entities.ts';
import { languageOf } from '../../language-of.ts';
import { CheckSummary } from '../../ui/check-summary.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SourcesPanel } from '../../ui/sources-panel.tsx';

// Fetched with the first answer; one that cannot be taken along can still be read.
const TakeAlong = lazy(() => import('./take-along.tsx').catch(() => ({ default: () => null })));

/** The reply to the question just asked. Who is in need sees help and nothing beside it, not even their own words again. */
export function GivenAnswer({ question, answer }: { question: string; answer: Ask }) {
  const { ai_suggestion, sources = [], check, kind = 'answer' } = answer;
  const isHelp = kind === 'help';
  return (
    <section className={`answer given-answer given-${kind}`} aria-labelledby="given-answer">
      <h2 id="given-answer" {...(isHelp ? { className: 'visually-hidden' } : languageOf(question))}>
        {isHelp ? 'For you' : question}
      </h2>
      <Prose text={ai_suggestion} check={check} />
      {!isHelp && (
        <>
          <CheckSummary check={check} offer />
          <SourcesPanel sources={sources} />
        </>
      )}
      {(kind === 'answer' || kind === 'personal-ruling') && (
        <Suspense>
          <TakeAlong question={question} markdown={ai_suggestion} />
        </Suspense>
      )}
    </section>
  );
}
