import { formatReference } from '../../references/format-reference.ts';
import { leaningWords } from './leaning-words.ts';
import type { Note, NoteText, Point } from './note.ts';

interface Form {
  /** Questions that a point answers. */
  questions: { least: number; most: number };
  /** Words of a point: the most is what fits an answer, the least is a sentence. */
  words: { least: number; most: number };
}

const english: Form = { questions: { least: 3, most: 8 }, words: { least: 12, most: 130 } };
/** Arabic needs fewer words for the same sentence. */
const arabic: Form = { questions: { least: 2, most: 8 }, words: { least: 8, most: 130 } };

const SUMMARY_WORDS = { least: 5, most: 30 };
const POINTS = { least: 2, most: 16 };

/** What is wrong with the form of a note, one sentence each; empty if nothing is. */
export function checkNote(note: Note): string[] {
  return [
    ...checkText(note.english, english).map((fault) => `${note.slug}: ${fault}`),
    ...(note.arabic
      ? [...checkText(note.arabic, arabic), ...checkParity(note.english, note.arabic)].map(
          (fault) => `ar/${note.slug}: ${fault}`,
        )
      : [`ar/${note.slug}: there is no Arabic text`]),
  ];
}

function checkText({ summary, points }: NoteText, form: Form): string[] {
  const faults: string[] = [];
  if (!isWithin(wordsIn(summary), SUMMARY_WORDS) || !/[.؟?]$/u.test(summary) || summary.includes('[')) {
    faults.push('the summary must be one sentence of 5 to 30 words without a reference');
  }
  if (!isWithin(points.length, POINTS)) faults.push(`it has ${points.length} points, not 2 to 16`);
  if (points[0]?.isDifference) faults.push('the first point answers the title, so it is not under differing views');
  faults.push(...points.flatMap((point) => checkPoint(point, form).map((fault) => `“${point.id}” ${fault}`)));
  const seen = new Set<string>();
  for (const question of points.flatMap(({ questions }) => questions)) {
    const folded = question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(folded)) faults.push(`“${question}” is asked by two points`);
    seen.add(folded);
  }
  return faults;
}

function checkPoint(point: Point, form: Form): string[] {
  const { label, questions, markdown, pieces } = point;
  const faults: string[] = [];
  if (label.length > 70 || /^(?:LABEL|IN SHORT)$/u.test(label)) faults.push('needs a label of at most 70 characters');
  if (!isWithin(questions.length, form.questions) || questions.includes('QUESTION' as (typeof questions)[number])) {
    faults.push(`needs ${form.questions.least} to ${form.questions.most} questions, and has ${questions.length}`);
  }
  const words = wordsIn(markdown);
  if (!isWithin(words, form.words)) faults.push(`has ${words} words, not ${form.words.least} to ${form.words.most}`);
  if (pieces[0]?.kind !== 'paragraph') faults.push('must begin with a sentence, not with a list or a quotation');
  const leaning = leaningWords(point);
  if (leaning) faults.push(`cannot be read alone: “${leaning}”`);
  return faults;
}

/** The Arabic text has the same points in the same order, and claims nothing more. */
function checkParity(text: NoteText, inArabic: NoteText): string[] {
  const faults: string[] = [];
  const order = ({ points }: NoteText) => points.map(({ id }) => id).join(' ');
  if (order(text) !== order(inArabic)) faults.push(`its points are not those of the English text: ${order(text)}`);
  for (const point of inArabic.points) {
    const own = text.points.find(({ id }) => id === point.id);
    if (own && own.isDifference !== point.isDifference) faults.push(`“${point.id}” is in the other part of the text`);
    const known = new Set(own?.references.map(formatReference));
    const more = point.references.map(formatReference).filter((reference) => !known.has(reference));
    if (more.length > 0) faults.push(`“${point.id}” cites ${more.join(', ')}, and the English point does not`);
  }
  return faults;
}

const isWithin = (count: number, { least, most }: { least: number; most: number }) => least <= count && count <= most;

/** Words of the text; references are not counted. */
export function wordsIn(markdown: string): number {
  return markdown
    .replace(/\[[^\]]*\]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
