import type { SpottedWord } from '../../knowledge/words/word.ts';
import type { Difference } from '../checked-citation.ts';
import type { Run } from '../look-up/word-index.ts';
import type { Alignment, Step } from './align.ts';

/** The words in which a quotation differs from its source, side by side; the quoted ones by their offsets in the text. */
export function differencesOf(
  words: readonly SpottedWord[],
  { steps }: Alignment,
  source: (run: Run) => string,
): Difference[] {
  return groupsOf(steps).map(({ group, before }) => {
    const quoted = group.flatMap(({ quoted }) => (quoted === undefined ? [] : [words[quoted]])).filter(isThere);
    const held = group.flatMap(({ held }) => (held === undefined ? [] : [held]));
    const start = quoted[0]?.start ?? (before === undefined ? words[0]?.start : words[before]?.end) ?? 0;
    return {
      start,
      end: quoted.at(-1)?.end ?? start,
      quoted: quoted.map(({ written }) => written).join(' '),
      source: held.length === 0 ? '' : source({ start: held[0] ?? 0, end: (held.at(-1) ?? 0) + 1 }),
    };
  });
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

function isThere(word: SpottedWord | undefined): word is SpottedWord {
  return word !== undefined;
}
