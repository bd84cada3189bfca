import type { Found } from '../../knowledge/retrieval/retrieval.ts';
import { formatReference } from '../../references/format-reference.ts';
import type { QuranReference } from '../../references/reference.ts';

/** Maximum verses quoted from one passage. Of a longer one only the fitting verses are quoted; it has its own page. */
const LONGEST_QUOTED = 4;

/** A passage must reach at least this share of the best score; others would distract. */
const WORTH_SHOWING = 0.4;

/** How many passages found only by the search come before those cited only by the text. */
const FOUND_FIRST = 2;

interface Room {
  /** Maximum passages quoted. */
  passages: number;
  /** Maximum references in the answer, those of its text included. */
  references: number;
}

export interface ChosenPassages {
  /** Shown with their words. */
  quoted: readonly QuranReference[];
  /** Only named, as references. */
  named: readonly QuranReference[];
}

/**
 * Chooses the passages shown as evidence, in this order: those the question names; those the search found that the text
 * (`cited`) or its whole note (`known`) also cites; the best others of the search; the rest that the text cites; the
 * rest of the search; the rest that the note cites.
 */
export function choosePassages(
  found: readonly Found[],
  { cited, known }: { cited: readonly QuranReference[]; known: readonly QuranReference[] },
  alreadyNamed: ReadonlySet<string>,
  room: Room,
): ChosenPassages {
  const best = Math.max(0, ...found.filter(({ named }) => !named).map(({ score }) => score));
  const asked = found.filter((each) => each.named).map(({ passage }) => passage.reference);
  const searched = found
    .filter((each) => !each.named && each.score >= best * WORTH_SHOWING)
    .map(({ passage }) => passage.reference);
  const isFound = (reference: QuranReference) => searched.some((each) => overlap(each, reference));
  const besides = searched.filter((each) => ![...cited, ...known].some((other) => overlap(each, other)));
  const candidates = [
    ...asked,
    ...[...cited, ...known].filter(isFound).map((each) => asFound(each, searched)),
    ...besides.slice(0, FOUND_FIRST),
    ...cited.filter((each) => !isFound(each) && isShort(each)),
    ...besides.slice(FOUND_FIRST),
    ...known.filter((each) => !isFound(each) && isShort(each)),
  ];

  const chosen: QuranReference[] = [];
  const names = new Set(alreadyNamed);
  for (const reference of candidates) {
    if (chosen.some((each) => overlap(each, reference))) continue;
    const name = formatReference(reference);
    if (!names.has(name) && names.size >= room.references) continue;
    names.add(name);
    chosen.push(reference);
  }
  const quoted = chosen.slice(0, room.passages);
  return { quoted, named: chosen.slice(room.passages).filter((each) => !alreadyNamed.has(formatReference(each))) };
}

/** A cited passage as the search found it: widened by found verses around it, or narrowed to the found verses if long. */
function asFound(reference: QuranReference, searched: readonly QuranReference[]): QuranReference {
  const part = searched.find((each) => overlap(each, reference)) ?? reference;
  if (isShort(reference)) return isShort(part) && holds(part, reference) ? part : reference;
  const from = Math.max(part.from, reference.from);
  return { ...reference, from, to: Math.min(part.to, reference.to, from + LONGEST_QUOTED - 1) };
}

function isShort({ from, to }: QuranReference): boolean {
  return to - from < LONGEST_QUOTED;
}

function holds(whole: QuranReference, part: QuranReference): boolean {
  return whole.surah === part.surah && whole.from <= part.from && part.to <= whole.to;
}

function overlap(one: QuranReference, other: QuranReference): boolean {
  return one.surah === other.surah && one.from <= other.to && other.from <= one.to;
}
