import { lazy, Suspense } from 'react';
import type { Ask } from '../../../contract/entities.ts';
import { languageOf } from '../../language-of.ts';
import { CheckSummary } from '../../ui/check-summary.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SourcesPanel } from '../../ui/sources-panel.tsx';
import { loadAnswerParts } from './load-answer-parts.ts';

// They come while the first answer is made. Without them the answer is shown as any text.
const AnswerParts = lazy(() => loadAnswerParts().catch(() => ({ default: Prose })));
// Fetched with the first answer. If it cannot be loaded, the answer is still there to read.
const AnswerActions = lazy(() => import('./answer-actions.tsx').catch(() => ({ default: () => null })));

/** The reply to the question just asked. A help reply is shown alone, without repeating the visitor's own words. */
export function AnswerPanel({ question, answer }: { question: string; answer: Ask }) {
  const { ai_suggestion, parts, sources = [], check, kind = 'answer' } = answer;
  const isHelp = kind === 'help';
  return (
    <section className={`answer given-answer given-${kind}`} aria-labelledby="given-answer">
      <h2 id="given-answer" {...(isHelp ? { className: 'visually-hidden' } : languageOf(question))}>
        {isHelp ? 'For you' : question}
      </h2>
      {parts ? (
        <Suspense>
          <AnswerParts text={ai_suggestion} parts={parts} check={check} />
        </Suspense>
      ) : (
        <Prose text={ai_suggestion} check={check} />
      )}
      {!isHelp && (
        <>
          <CheckSummary check={check} offer />
          <SourcesPanel sources={sources} />
        </>
      )}
      {(kind === 'answer' || kind === 'personal-ruling') && (
        <Suspense>
          <AnswerActions question={question} markdown={ai_suggestion} />
        </Suspense>
      )}
    </section>
  );
}
