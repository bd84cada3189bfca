import type { Note, NoteText, NoteWords } from '../../src/knowledge/notes/note.ts';
import { parsePoints } from '../../src/knowledge/notes/parse-points.ts';

/** A note's text from the body of a file, as content/notes has it. */
export function testText(title: string, body: string): NoteText {
  const { points, differences } = parsePoints(body.trim(), `${title}.md`, 1);
  return {
    title: title as NoteWords,
    summary: `What this note on ${title} covers.` as NoteWords,
    points,
    ...(differences !== undefined && { differencesHeading: differences as NoteWords }),
  };
}

/** A note that is no file: English, and Arabic where a body is given. */
export function testNote(
  slug: string,
  title: string,
  body: string,
  { related = [], arabic }: { related?: readonly string[]; arabic?: NoteText } = {},
): Note {
  return {
    slug,
    category: '5 Pillars of Islam',
    shelf: 'A shelf',
    related,
    english: testText(title, body),
    ...(arabic && { arabic }),
  };
}
