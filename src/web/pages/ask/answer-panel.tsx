import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { Stage } from '../../../contract/entities.ts';
import { languageOf } from '../../language-of.ts';
import type { GivenReplyProps } from './given-reply.tsx';
import { loadGivenReply } from './load-given-reply.ts';
import { StageChain } from './stage-chain.tsx';
import type { GivenAnswer } from './use-ask.ts';

// It comes while the first answer is made. Without it the words of the answer are still there to read.
const GivenReply = lazy(() => loadGivenReply().catch(() => ({ default: PlainReply })));

interface AnswerPanelProps extends Pick<GivenReplyProps, 'publicUrl' | 'onAsk' | 'onAskAnother'> {
  given: GivenAnswer;
  stage: Stage | undefined;
}

/** The reply to the question just asked, from the moment it is asked: its place is kept and shown before it is there. */
export function AnswerPanel({ given, stage, ...around }: AnswerPanelProps) {
  const { question, answer, item } = given;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useInView(section, heading, given);
  const kind = answer?.kind ?? 'answer';
  const isHelp = answer !== undefined && kind === 'help';
  return (
    <section
      className={`answer given-answer ${answer ? `given-${kind}` : 'given-pending'}`}
      ref={section}
      aria-labelledby="given-answer"
      aria-busy={answer === undefined}
    >
      {/* The visitor's own words are not repeated to somebody in danger. */}
      <h2
        id="given-answer"
        ref={heading}
        tabIndex={-1}
        {...(isHelp ? { className: 'visually-hidden' } : languageOf(question))}
      >
        {isHelp ? 'For you' : question}
      </h2>
      {!answer && <StageChain stage={stage} />}
      {answer && (
        <Suspense>
          <GivenReply question={question} answer={answer} item={item} {...around} />
        </Suspense>
      )}
    </section>
  );
}

/** Nothing in it is shown as checked. */
function PlainReply({ answer }: Pick<GivenReplyProps, 'answer'>) {
  return <p className="plain-answer">{answer.ai_suggestion}</p>;
}

/** Brings the answer's place into view when it is asked for, and moves the focus to it when it has come. */
function useInView(
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  { question, answer }: GivenAnswer,
) {
  const isThere = answer !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question asks for the place again
  useEffect(() => {
    if (!isThere) section.current?.scrollIntoView({ block: 'start' });
    else heading.current?.focus({ preventScroll: true });
  }, [question, isThere, section, heading]);
}
