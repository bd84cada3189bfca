import type { DraftBlock, DraftPart } from '../answers/draft-answer.ts';
import { passGate } from '../answers/gate/gate.ts';
import type { Checker } from '../checker/checker.ts';
import type { NotePiece } from '../knowledge/notes/note.ts';
import { wordsIn } from './article-length.ts';

export type ProvenSection = { kind: 'proven' } | { kind: 'refused'; why: string };

/** The least share of its words that the gate has to leave, or what is left has lost its sense. */
const LEAST_LEFT = 0.8;

/** How long a draft may be beside the texts that it was written from: a shorter one leaves things out, a longer one adds some. */
const LENGTHS = { least: 0.6, most: 2.5, ofAny: 120 };

/**
 * Whether a model's draft of a section can be published; if not, why, in words that the model is told. `given` are the
 * texts that it was written from: where these cite only works that the library does not hold, so may the draft.
 */
export function proveSection(
  blocks: readonly DraftBlock[],
  { engine, given }: { engine: string; given: readonly NotePiece[] },
  checker: Checker,
): ProvenSection {
  const written = blocks.reduce((sum, block) => sum + (block.kind === 'text' ? wordsIn(block.markdown) : 0), 0);
  if (blocks.some((block) => block.kind === 'text' && /^#{1,6} /mu.test(block.markdown))) {
    return refused('It has headings of its own.');
  }
  const wanted = given.reduce((sum, { markdown }) => sum + wordsIn(markdown), 0);
  if (written > Math.max(LENGTHS.ofAny, wanted * LENGTHS.most)) return refused('It is much longer than the notes.');
  if (written < wanted * LENGTHS.least) {
    return refused('What cites the given notes in it is much shorter than they are: it leaves things out.');
  }
  const paragraphs = blocks.flatMap((block) => (block.kind === 'text' ? block.markdown.split(/\n\s*\n/u) : []));
  if (paragraphs.some((paragraph) => paragraph.trim() !== '' && !paragraph.includes('['))) {
    return refused('A paragraph in it cites nothing: each statement carries the id of what it comes from.');
  }
  const draft: DraftPart = { kind: 'answer', blocks };
  const from: DraftPart = { kind: 'more', blocks: [{ kind: 'note', pieces: given }] };
  const gated = passGate({ engine, parts: [draft, from] }, checker);
  if (gated.kind === 'withheld') return refused('None of its statements could be proven from what was given.');
  const { markdown, parts } = gated.answer;
  const [proven] = parts;
  if (proven?.kind !== 'answer') return refused('None of its statements could be proven from what was given.');
  // Quoted passages are lines of their own.
  const left = wordsIn(markdown.slice(proven.start, proven.end).replace(/^>.*$/gmu, ' '));
  if (left < written * LEAST_LEFT) {
    return refused('Quotations in it are not in the sources, and were taken out: type no words of scripture.');
  }
  return { kind: 'proven' };
}

const refused = (why: string): ProvenSection => ({ kind: 'refused', why });
