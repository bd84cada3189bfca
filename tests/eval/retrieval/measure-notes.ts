import type { Note } from '../../../src/knowledge/notes/note.ts';
import type { FoundNote, Retrieval } from '../../../src/knowledge/retrieval/retrieval.ts';
import { table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';

/** Number of parts; each part of the phrasings is left out of the library in turn and asked. */
const FOLDS = 5;

const THRESHOLDS = [0.3, 0.5, 0.7];

interface Trial {
  own: Note;
  found: FoundNote | undefined;
}

/**
 * How reliably notes are found: every phrasing of a note is held out in turn and then asked. Right is its own note, or
 * one that either note's editor calls related, because many questions are answered in two notes.
 */
export async function measureNotes(
  notes: readonly Note[],
  open: (notes: readonly Note[]) => Promise<Retrieval>,
): Promise<string> {
  const trials: Trial[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const retrieval = await open(notes.map((note) => withoutFold(note, fold)));
    for (const own of notes) {
      for (const asked of own.english.questions.filter((_, at) => at % FOLDS === fold)) {
        trials.push({ own, found: (await retrieval.find(asked, 1)).notes[0] });
      }
    }
    await retrieval.close();
  }
  const rows = THRESHOLDS.map((threshold) => {
    const sure = trials.filter(({ found }) => (found?.score ?? 0) >= threshold);
    const own = sure.filter((trial) => trial.found?.note.slug === trial.own.slug).length;
    return [
      `≥ ${threshold}`,
      percent(sure.length, trials.length),
      percent(own, sure.length),
      percent(sure.filter(isRight).length, sure.length),
    ];
  });
  return `### Notes

${trials.length.toLocaleString('en')} phrasings of ${notes.length} notes, each asked of a library without it.

${table(['The first note is so sure', 'of all', 'its own note', 'its own or a related one'], rows)}`;
}

function withoutFold(note: Note, fold: number): Note {
  const questions = note.english.questions.filter((_, at) => at % FOLDS !== fold);
  return { ...note, english: { ...note.english, questions } };
}

function isRight({ own, found }: Trial): boolean {
  const slug = found?.note.slug ?? '';
  return slug === own.slug || own.related.includes(slug) || (found?.note.related.includes(own.slug) ?? false);
}
