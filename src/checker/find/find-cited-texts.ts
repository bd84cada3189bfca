import { findCitedReferences } from '../../references/find-references.ts';
import { formatReference } from '../../references/format-reference.ts';
import { versesIn } from '../../references/surahs.ts';
import type { CitedText } from './cited-text.ts';
import { findMarkedQuotations, type Shown } from './find-marked-quotations.ts';
import { numbersAtHeads } from './numbers-at-heads.ts';
import type { Span } from './quotation.ts';
import { firstFrom, groupReferences, groupsWithin, type ReferenceGroup } from './reference-groups.ts';
import { TextLayout } from './text-layout.ts';
import { tieReferences } from './tie-references.ts';

/** Finds the quotations and references of a text, tied together, in the order of the text. Linear. */
export function findCitedTexts(text: string): CitedText[] {
  const layout = new TextLayout(text);
  const groups = groupReferences(findCitedReferences(text));
  const cited: CitedText[] = [];
  const used = new Set<ReferenceGroup>();
  const alone: Shown[] = [];
  for (const shown of findMarkedQuotations(text)) {
    const inside = ofQuotation(layout, shown, groups, used);
    // Brackets around a reference show no quotation.
    if (inside.length > 0 && shown.form === 'brackets') continue;
    if (inside.length === 0) alone.push(shown);
    for (const piece of inside.length === 0 ? [] : cutAtReferences(text, layout, shown, inside)) {
      if (piece.group) used.add(piece.group);
      if (piece.group || !piece.quoted) cited.push(piece);
      else alone.push({ ...piece.quoted, words: piece.quoted, form: shown.form === 'block' ? 'rest' : shown.form });
    }
  }
  const left = groups.filter(
    (group, index) => !used.has(group) && !isHeading(layout, group, cited) && !isOnlyNamed(group, groups[index + 1]),
  );
  const weak = numbersAtHeads(text, groups).filter(
    ({ start, end }) => !cited.some((each) => each.start < end && start < each.end),
  );
  const all = [...left, ...weak].sort((one, other) => one.start - other.start);
  return [...cited, ...tieReferences(text, all, alone)].sort((one, other) => one.start - other.start);
}

/**
 * The references of quoted words. In running text one counts only where its line begins or ends: “… al-Kawthar. (2) So
 * pray …” is a verse with its number; and a hadith may name a verse in its own words. Others are dropped.
 */
function ofQuotation(
  layout: TextLayout,
  shown: Shown,
  groups: readonly ReferenceGroup[],
  used: Set<ReferenceGroup>,
): ReferenceGroup[] {
  const inside = groupsWithin(groups, shown);
  const last = inside.at(-1);
  const behind = groups[firstFrom(groups, shown.end)];
  const isOfHadith =
    (last && isHadith(last)) || (behind && isHadith(behind) && !layout.hasLetter(shown.end, behind.start));
  const atLineEnds = isOfHadith ? undefined : groupsAtLineEnds(layout, shown, inside);
  return inside.filter((group) => {
    const isNamed = group.references[0]?.bracketed || isHadith(group);
    if (isNamed || atLineEnds?.has(group)) return true;
    used.add(group);
    return false;
  });
}

function isHadith({ references }: ReferenceGroup): boolean {
  return references[0]?.reference.work === 'hadith';
}

/** The groups that begin or end a line of the quotation, several in a row too: “… righteous (2:183) (2:184)”. */
function groupsAtLineEnds(layout: TextLayout, { start, end }: Span, groups: readonly ReferenceGroup[]) {
  const found = new Set<ReferenceGroup>();
  let begun = start;
  for (const group of groups) {
    if (layout.hasLetterOrDigit(Math.max(begun, layout.lineStart(group.start)), group.start)) continue;
    found.add(group);
    begun = group.end;
  }
  let ended = end;
  for (const group of groups.toReversed()) {
    if (layout.hasLetterOrDigit(group.end, Math.min(ended, layout.lineEnd(group.end)))) continue;
    found.add(group);
    ended = group.start;
  }
  return found;
}

/** A line above a quotation with the same reference as below it: “Al-Baqarah, verse 183:”. */
function isHeading(layout: TextLayout, { end, references }: ReferenceGroup, cited: readonly CitedText[]): boolean {
  const below = cited[firstFrom(cited, end)];
  if (!below?.group || layout.hasLetterOrDigit(end, below.start)) return false;
  const named = below.group.references.map(({ reference }) => formatReference(reference));
  return references.every(({ reference }) => named.includes(formatReference(reference)));
}

/** Maximum characters between the name of a surah and a verse of it that is meant: “In Surah Al-Ikhlas He says: “…” (112:1)”. */
const NEAR = 300;

function isOnlyNamed({ end, references }: ReferenceGroup, next: ReferenceGroup | undefined): boolean {
  const [named, verse] = [references[0]?.reference, next?.references[0]?.reference];
  if (!next || references.length > 1 || named?.work !== 'quran' || verse?.work !== 'quran') return false;
  const isWhole = named.from === 1 && named.to === versesIn(named.surah) && named.to > 1;
  return isWhole && verse.surah === named.surah && next.start - end <= NEAR;
}

/**
 * Cuts quoted words at the references inside. The words before a reference are quoted from it; the words after the last
 * reference only if no words came before it.
 */
function cutAtReferences(
  text: string,
  layout: TextLayout,
  { words, form }: Shown,
  inside: readonly ReferenceGroup[],
): CitedText[] {
  const pieces: CitedText[] = [];
  let start = words.start;
  let heading: ReferenceGroup | undefined;
  for (const group of inside) {
    const words = text.slice(start, group.start).replace(leadsToSource, '');
    if (letters.test(words)) {
      pieces.push({ start, end: group.end, group, quoted: { start, end: start + words.length }, form });
    } else if (inside.length === 1) heading = group;
    else pieces.push({ start: group.start, end: group.end, group });
    start = group.end;
  }
  const quoted = { start, end: words.end };
  const hasRest = layout.hasLetter(start, words.end);
  if (heading) {
    pieces.push(
      hasRest
        ? { start: heading.start, end: words.end, group: heading, quoted, form }
        : { start: heading.start, end: heading.end, group: heading },
    );
  } else if (hasRest) pieces.push({ ...quoted, quoted, form });
  return pieces;
}

const letters = /\p{L}/u;

/** Words between a quotation and the name of its source: “رواه”, “narrated by”. */
const leadsToSource =
  /(?<!\p{L})(?:روا[هية]|أخرج[هت]ه?|خرجه|(?:narrated|reported|recorded|related) (?:by|in)|source:)[^\p{L}\p{N}]*$/iu;
