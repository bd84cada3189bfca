import type { CitedText } from './cited-text.ts';
import type { Shown } from './find-marked-quotations.ts';
import type { Span } from './quotation.ts';
import { firstFrom, type ReferenceGroup } from './reference-groups.ts';
import { cueBefore, isSaying, namesSpeaker } from './speech-cues.ts';

/** Maximum characters between a quotation and the reference right after it: marks, blanks, a dash; no word. */
const CLOSE_BY = 16;

/** Maximum characters in: “… ”, as it says in [Quran 2:183]. */
const FEW_WORDS = 60;

/** Maximum characters in: [Quran 2:183] tells those who believe: “… ”. */
const LEADING_WORDS = 140;

/** Ties quotations to the references beside them; the others stay alone. */
export function tieReferences(text: string, groups: readonly ReferenceGroup[], shown: readonly Shown[]): CitedText[] {
  const tied = new Map<Shown, ReferenceGroup>();
  const taken = new Set<ReferenceGroup>();
  const tie = (quotation: Shown, group: ReferenceGroup | undefined) => {
    if (!group) return;
    tied.set(quotation, group);
    taken.add(group);
  };

  // A reference right after a quotation belongs to it and to no other.
  for (const [index, quotation] of shown.entries()) {
    const group = closeBehind(text, quotation, groups, shown[index + 1]);
    if (!group || !taken.has(group)) tie(quotation, group);
  }
  for (const [index, quotation] of shown.entries()) {
    if (tied.has(quotation)) continue;
    const [before, after] = [shown[index - 1], shown[index + 1]];
    tie(quotation, leading(text, quotation, groups, before, taken) ?? following(text, quotation, groups, after));
  }

  const owners = ownersOf(tied);
  const quoted = shown.map((quotation): CitedText => {
    const { start, end, words, form } = quotation;
    const group = tied.get(quotation);
    if (!group) return { start, end, quoted: words, form };
    const loosely = isLoose(text, quotation, group) ? { loosely: true as const } : {};
    // A quotation that shares its reference with another has a citation of its own.
    const isNext = owners.get(group) === quotation;
    const [from, to] = isNext ? [Math.min(start, group.start), Math.max(end, group.end)] : [start, end];
    return { start: from, end: to, group, quoted: words, form, ...loosely };
  });
  const bare = groups
    .filter((group) => !taken.has(group))
    .map((group) => ({ start: group.start, end: group.end, group }));
  return [...quoted, ...bare];
}

/** For each reference, the quotation next to it. */
function ownersOf(tied: ReadonlyMap<Shown, ReferenceGroup>): Map<ReferenceGroup, Shown> {
  const owners = new Map<ReferenceGroup, Shown>();
  for (const [quotation, group] of tied) {
    const owner = owners.get(group);
    if (!owner || distance(quotation, group) < distance(owner, group)) owners.set(group, quotation);
  }
  return owners;
}

function distance(quotation: Span, group: Span): number {
  return Math.max(group.start - quotation.end, quotation.start - group.end);
}

/**
 * Whether the words between the two leave open whose the quotation is: “…”, in contrast to [Quran 2:183]; not: “…”, as God
 * says in [Quran 2:183], and not: [Quran 2:183] tells those who believe “…”.
 */
function isLoose(text: string, { start, end }: Shown, group: ReferenceGroup): boolean {
  if (group.end <= start) {
    const gap = text.slice(group.end, start);
    return /[;؛—–]/.test(gap) && !endsWithColon.test(gap);
  }
  const gap = text.slice(end, group.start);
  return word.test(gap) && !namesSpeaker(gap);
}

function closeBehind(
  text: string,
  quotation: Shown,
  groups: readonly ReferenceGroup[],
  next: Shown | undefined,
): ReferenceGroup | undefined {
  const { end, form } = quotation;
  const at = firstFrom(groups, end);
  const [before, group] = [groups[at - 1], groups[at]];
  if (!group || group.start - end > CLOSE_BY) return undefined;
  const gap = text.slice(end, group.start);
  if (word.test(gap) || (form !== 'block' && newParagraph.test(gap))) return undefined;
  // “… ”. Quran 94:5 says: another sentence begins; in brackets the reference still belongs to what comes before it.
  const isBracket = /[[({]/.test(text[group.start] ?? '');
  if (!isBracket && form !== 'block' && sentenceEnd.test(gap)) return undefined;
  // (2:183) “… ” (94:5) “… ”: each reference belongs to what follows it.
  const leads = before && before.end <= quotation.start && !word.test(text.slice(before.end, quotation.start));
  const isNextLed = next && next.start >= group.end && !word.test(text.slice(group.end, next.start));
  return leads && isNextLed && before.end >= quotation.start - CLOSE_BY ? undefined : group;
}

/** A reference before the quotation, in the same sentence, or as the line above it. */
function leading(
  text: string,
  { start, form }: Shown,
  groups: readonly ReferenceGroup[],
  before: Shown | undefined,
  taken: ReadonlySet<ReferenceGroup>,
): ReferenceGroup | undefined {
  const group = groups[firstFrom(groups, start) - 1];
  if (!group || taken.has(group) || group.end > start || start - group.end > LEADING_WORDS) return undefined;
  if (before && before.end > group.end) return undefined;
  const gap = text.slice(group.end, start);
  const isHeading = !word.test(gap) || (endsWithColon.test(gap) && isSaying(lastSentence(gap)));
  if (newParagraph.test(gap) && !(form === 'block' && isHeading)) return undefined;
  if (endsItem(text, group, gap)) return undefined;
  if (sentenceEnd.test(gap) && !isHeading) return undefined;
  // “As Quran 2:183 has it, and the Prophet said: “…””: these are not the verse's words.
  const isOfHadith = group.references[0]?.reference.work === 'hadith';
  return cueBefore(gap, gap.length) === 'hadith' && !isOfHadith ? undefined : group;
}

/** Whether the reference ends what an item of a list says, and the gap behind it begins the next item. */
function endsItem(text: string, group: ReferenceGroup, gap: string): boolean {
  if (!newItem.test(gap)) return false;
  const line = `\n${text.slice(text.lastIndexOf('\n', group.start - 1) + 1, group.start)}`;
  return newItem.test(line) && word.test(line.replace(newItem, ''));
}

/** A reference behind the quotation, after a few words of the same sentence, perhaps with another quotation between. */
function following(
  text: string,
  { end }: Shown,
  groups: readonly ReferenceGroup[],
  next: Shown | undefined,
): ReferenceGroup | undefined {
  const group = groups[firstFrom(groups, end)];
  if (!group) return undefined;
  const isBetween = next !== undefined && next.end <= group.start;
  const gap = isBetween
    ? text.slice(end, next.start) + text.slice(next.end, group.start)
    : text.slice(end, group.start);
  if (gap.length > FEW_WORDS || gap.includes('\n') || sentenceEnd.test(gap)) return undefined;
  // “… of the universe.” The Quran says otherwise (2:183): the full stop is inside the marks.
  if (endsInMarks.test(text.slice(Math.max(0, end - 3), end)) && beginsSentence.test(gap)) return undefined;
  return group;
}

const word = /[\p{L}\p{N}]/u;
const newParagraph = /\n[ \t]*\n/;
const newItem = /\n[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+/;
const endsWithColon = /[:：]\s*[*_"'“«]*\s*$/u;
const sentenceEnd = /[.!?؟。]["”»)]?\s|\n/u;
const endsInMarks = /[.!?؟。…]["”’»]$/u;
/** A capital letter; Arabic has none. */
const beginsSentence = /^\s+(?:\p{Lu}|\p{Script=Arabic})/u;

const lastSentence = (gap: string) => gap.split(sentenceEnd).at(-1) ?? '';
