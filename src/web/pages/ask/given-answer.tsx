import type { Ask } from '../../../contract/entities.ts';
import { languageOf } from '../../language-of.ts';
import { CheckSummary } from '../../ui/check-summary.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SourcesPanel } from '../../ui/sources-panel.tsx';

/** The answer to the question just asked. */
export function GivenAnswer({ question, answer }: { question: string; answer: Ask }) {
  const { ai_suggestion, sources = [], check } = answer;
  return (
    <section className="answer given-answer" aria-labelledby="given-answer">
      <h2 id="given-answer" {...languageOf(question)}>
        {question}
      </h2>
      <Prose text={ai_suggestion} check={check} />
      <CheckSummary check={check} offer />
      <SourcesPanel sources={sources} />
    </section>
  );
}
