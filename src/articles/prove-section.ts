import type { DraftBlock } from '../answers/draft-answer.ts';
import { SECTION_WORDS } from '../answers/engines/model/section-writer.ts';
import { passGate } from '../answers/gate/gate.ts';
import type { Checker } from '../checker/checker.ts';
import { wordsIn } from './article-length.ts';

export type ProvenSection = { kind: 'proven' } | { kind: 'refused'; why: string };

/** The least share of its words that the gate has to leave, or what is left has lost its sense. */
const LEAST_LEFT = 0.8;

/** Room above what was asked for. */
const LONGEST = SECTION_WORDS.most * 1.5;
const SHORTEST = SECTION_WORDS.least * 0.5;

/** Whether a model's draft of a section can be published; if not, why, in words that the model is told. */
export function proveSection(blocks: readonly DraftBlock[], engine: string, checker: Checker): ProvenSection {
  const written = blocks.reduce((sum, block) => sum + (block.kind === 'text' ? wordsIn(block.markdown) : 0), 0);
  if (blocks.some((block) => block.kind === 'text' && /^#{1,6} /mu.test(block.markdown))) {
    return refused('It has headings of its own.');
  }
  if (written > LONGEST) return refused(`It is longer than ${SECTION_WORDS.most} words.`);
  if (written < SHORTEST) {
    return refused(
      `It has fewer than ${SECTION_WORDS.least} words that cite what was given; no sentence may be without.`,
    );
  }
  const gated = passGate({ engine, parts: [{ kind: 'answer', blocks }] }, checker);
  if (gated.kind === 'withheld') return refused('None of its statements could be proven from what was given.');
  const { markdown, check } = gated.answer;
  // Quoted passages are lines of their own.
  const left = wordsIn(markdown.replace(/^>.*$/gmu, ' '));
  if (left < written * LEAST_LEFT) {
    return refused('Quotations in it are not in the sources, and were taken out: type no words of scripture.');
  }
  return check.citations.length === 0 ? refused('It cites nothing.') : { kind: 'proven' };
}

const refused = (why: string): ProvenSection => ({ kind: 'refused', why });
