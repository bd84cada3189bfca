import type { Ask } from '../../../contract/entities.ts';
import { languageOf } from '../../language-of.ts';
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
      {check && <CheckSummary check={check} />}
      <SourcesPanel sources={sources} />
    </section>
  );
}

function CheckSummary({ check: { citations, editions } }: { check: NonNullable<Ask['check']> }) {
  const verified = citations.filter(({ verdict }) => verdict === 'verified').length;
  if (verified === 0) return null;
  const all = verified === citations.length;
  const quotations = verified === 1 ? '1 quotation' : `${verified} quotations`;
  return (
    <p className="small-note">
      {all ? `${quotations} verified` : `${quotations} of ${citations.length} citations verified`} in{' '}
      {editions.join(' and ')}. Written by a program; not reviewed by a scholar.
    </p>
  );
}
