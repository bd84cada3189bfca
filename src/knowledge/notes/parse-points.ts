import { findReferences } from '../../references/find-references.ts';
import type { NotePiece, NoteWords, Point } from './note.ts';
import { splitText } from './split-text.ts';

const SECTION = /^# +(.+)$/u;
const POINT = /^## +(.+?) +\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/u;
const QUESTION = /^\? +(.+)$/u;

/**
 * Reads the body of a note file. `## Label {#id}` begins a point, `? …` lines below it are the questions that it
 * answers, and its text follows. `# Where scholars differ` begins the points about differing views. Throws on anything
 * else, with the line.
 */
export function parsePoints(body: string, file: string, firstLine: number): { points: Point[]; differences?: string } {
  const points: Point[] = [];
  let differences: string | undefined;
  let open: { label: string; id: string; questions: string[]; text: string[] } | undefined;
  const close = () => {
    if (open) points.push(pointOf(open, differences !== undefined, file));
    open = undefined;
  };
  for (const [at, line] of body.split('\n').entries()) {
    const fail = (why: string): never => {
      throw new Error(`${file}:${firstLine + at}: ${why}`);
    };
    const [, section] = SECTION.exec(line) ?? [];
    const [, label, id] = POINT.exec(line) ?? [];
    const [, question] = QUESTION.exec(line) ?? [];
    if (section !== undefined) {
      if (differences !== undefined) fail('only one line may begin with “# ”: the heading of the differing views');
      close();
      differences = section.trim();
    } else if (label !== undefined && id !== undefined) {
      close();
      if (points.some((point) => point.id === id)) fail(`two points have the id “${id}”`);
      open = { label, id, questions: [], text: [] };
    } else if (line.startsWith('#')) fail('a point begins with “## Label {#id}”, its id in small letters');
    else if (question !== undefined) {
      if (!open || open.text.some((one) => one !== '')) fail('questions belong directly below the label of a point');
      open?.questions.push(question.trim());
    } else if (line.trim() !== '' && !open) fail('text must belong to a point: begin it with “## Label {#id}”');
    else open?.text.push(line);
  }
  close();
  if (points.length === 0) throw new Error(`${file}: a note needs at least one point`);
  return { points, ...(differences !== undefined && { differences }) };
}

function pointOf(
  { label, id, questions, text }: { label: string; id: string; questions: string[]; text: string[] },
  isDifference: boolean,
  file: string,
): Point {
  const markdown = text.join('\n').trim();
  if (markdown === '') throw new Error(`${file}: the point “${id}” has no text`);
  const pieces: readonly NotePiece[] = splitText(markdown);
  return {
    id,
    label: label as NoteWords,
    isDifference,
    questions: questions as NoteWords[],
    markdown: markdown as NoteWords,
    pieces,
    // A surah that is only spoken of is not cited.
    references: findReferences(markdown).flatMap(({ bracketed, reference }) => (bracketed ? [reference] : [])),
  };
}
