import { readHadithWords, readWords } from '../knowledge/words/read-words.ts';
import type { SpottedWord } from '../knowledge/words/word.ts';
import type { Alignment, Step } from './align.ts';
import type { Difference } from './checked-citation.ts';
import type { Run } from './finder.ts';
import type { PreparedEdition } from './prepare-checker.ts';

/** The words in which a quotation differs from its source, side by side; the quoted ones by their offsets in the text. */
export function differencesOf(
  words: readonly SpottedWord[],
  { steps }: Alignment,
  prepared: PreparedEdition,
): Difference[] {
  const source = new SourceWords(prepared);
  return groupsOf(steps).map(({ group, before }) => {
    const quoted = group.flatMap(({ quoted }) => (quoted === undefined ? [] : [words[quoted]])).filter(isThere);
    const held = group.flatMap(({ held }) => (held === undefined ? [] : [held]));
    const start = quoted[0]?.start ?? (before === undefined ? words[0]?.start : words[before]?.end) ?? 0;
    return {
      start,
      end: quoted.at(-1)?.end ?? start,
      quoted: quoted.map(({ written }) => written).join(' '),
      source: held.length === 0 ? '' : source.text({ start: held[0] ?? 0, end: (held.at(-1) ?? 0) + 1 }),
    };
  });
}

/** The source's own words of a run, byte for byte. */
export function correctionOf(run: Run, prepared: PreparedEdition): string {
  return new SourceWords(prepared).text(run);
}

/** Neighbouring steps that differ, each group with the last quoted word before it. */
function groupsOf(steps: readonly Step[]): { group: Step[]; before: number | undefined }[] {
  const groups: { group: Step[]; before: number | undefined }[] = [];
  let before: number | undefined;
  let isOpen = false;
  for (const step of steps) {
    if (step.isSame) isOpen = false;
    else if (isOpen) groups.at(-1)?.group.push(step);
    else {
      groups.push({ group: [step], before });
      isOpen = true;
    }
    before = step.quoted ?? before;
  }
  return groups;
}

/** The words of an edition as they stand in its passages. */
class SourceWords {
  readonly #prepared: PreparedEdition;
  readonly #passages = new Map<number, { text: string; words: readonly SpottedWord[] }>();

  constructor(prepared: PreparedEdition) {
    this.#prepared = prepared;
  }

  /** From the first word of a run to the last; a passage that it holds whole is given whole, with its punctuation. */
  text({ start, end }: Run): string {
    const { index } = this.#prepared;
    const { starts } = index.table;
    const pieces: string[] = [];
    for (let passage = index.passageAt(start); passage <= index.passageAt(end - 1); passage++) {
      const begins = starts[passage] ?? 0;
      const { text, words } = this.#passage(passage);
      const from = start <= begins ? 0 : words[start - begins]?.start;
      const to = end >= begins + words.length ? text.length : words[end - begins - 1]?.end;
      pieces.push(text.slice(from, to));
    }
    return pieces.join(' ').trim();
  }

  #passage(place: number): { text: string; words: readonly SpottedWord[] } {
    const before = this.#passages.get(place);
    if (before) return before;
    const { work, edition } = this.#prepared;
    const text = edition.text(place);
    const read = work.kind === 'hadith' ? readHadithWords : readWords;
    const passage = { text, words: read(text, edition.language) };
    this.#passages.set(place, passage);
    return passage;
  }
}

function isThere(word: SpottedWord | undefined): word is SpottedWord {
  return word !== undefined;
}
