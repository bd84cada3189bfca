import { formatReference } from '../references/format-reference.ts';
import type { CheckedCitation } from './checked-citation.ts';
import type { Checker } from './checker.ts';
import { kindsOf } from './compare/kind-of-difference.ts';
import type { CitedText } from './find/cited-text.ts';
import { findCitedTexts } from './find/find-cited-texts.ts';
import { withUnmarkedQuotations } from './find/find-unmarked-quotations.ts';
import { findUnreferencedArabic } from './find/find-unreferenced-arabic.ts';
import { quotedWords, type Span } from './find/quotation.ts';
import { readMarkup } from './find/read-markup.ts';
import type { ReferenceGroup } from './find/reference-groups.ts';
import { cueBefore } from './find/speech-cues.ts';
import type { UnquotedCache } from './find/unquoted-cache.ts';
import { checkUnreferenced } from './judge/check-unreferenced.ts';
import { Judge } from './judge/judge.ts';
import { reported } from './judge/judgement.ts';
import { isKnownMissing } from './look-up/is-known-missing.ts';
import { TextSearch } from './look-up/text-search.ts';

/** Maximum references of one bracket against which its quotation is judged. */
const MOST_REFERENCES = 10;

/**
 * Judges every citation of a text, in the order of the text. Never throws. Text beside references that quotes nothing is
 * kept in `unquoted`, if given.
 */
export function checkText(given: string, checker: Checker, unquoted?: UnquotedCache): CheckedCitation[] {
  const { text, placeOf } = readMarkup(given.replace(otherLineEnds, lineEnd));
  const checked = checkPlainText(text, checker, unquoted);
  return placeOf ? checked.map((citation) => asGiven(citation, placeOf)) : checked;
}

/** With the offsets of the text as it was given, with its HTML. */
function asGiven(citation: CheckedCitation, placeOf: (span: Span) => Span): CheckedCitation {
  const { quoted, differences } = citation;
  return {
    ...citation,
    ...placeOf(citation),
    ...(quoted && { quoted: placeOf(quoted) }),
    ...(differences && { differences: differences.map((each) => ({ ...each, ...placeOf(each) })) }),
  };
}

function checkPlainText(text: string, checker: Checker, unquoted?: UnquotedCache): CheckedCitation[] {
  const search = new TextSearch(text, checker);
  const judge = new Judge(search);
  const languages = new Map(checker.editions.map(({ edition: { id, language } }) => [id, language]));
  const shown = withUnmarkedQuotations(text, findCitedTexts(text), judge, unquoted);
  const cited = [...shown, ...findUnreferencedArabic(text, shown, search)];

  const checkReference = ({ reference, text: written }: Found, span: Span, quotation?: Quoted) => {
    const citation = { ...span, reference: formatReference(reference), written, ...quotation };
    if (reference.work === 'unknown-surah' || isKnownMissing(reference, checker.corpus))
      return { ...citation, verdict: 'no-such-reference' as const };
    if (!search.passagesOf(reference)) return { ...citation, verdict: 'unchecked' as const };
    const judged = quotation && judge.at(quotation.quoted, reference);
    return judged ? { ...citation, ...reported(judged) } : { ...citation, verdict: 'reference-exists' as const };
  };

  /** The references of one bracket share its quotation. If it is verified at one, the others count as mere references. */
  const checkGroup = ({ start, end, quoted }: CitedText, { references }: ReferenceGroup): CheckedCitation[] => {
    const quotation = quoted && { quotation: quotedWords(text, quoted), quoted };
    const checked = references.map((found, index): CheckedCitation => {
      const citation = checkReference(found, { start, end }, index < MOST_REFERENCES ? quotation : undefined);
      const isLeftOut = index >= MOST_REFERENCES && quotation !== undefined && citation.verdict === 'reference-exists';
      return isLeftOut ? { ...citation, ...quotation, verdict: 'unchecked' } : citation;
    });
    if (!checked.some(({ verdict }) => verdict === 'verified')) return checked;
    return checked.map((citation, index) => {
      const found = references[index];
      return citation.verdict === 'verified' || !found ? citation : checkReference(found, { start, end });
    });
  };

  /** Words apart from a reference that is not theirs. */
  const apart = (cited: CitedText, group: ReferenceGroup): CheckedCitation[] => {
    const found = checkUnreferenced(text, withoutPlace(cited), judge).filter(
      ({ verdict }) => verdict !== 'not-in-corpus',
    );
    return [...checkGroup({ start: group.start, end: group.end, group }, group), ...found];
  };

  /** Words that are nothing like the passage, with other words between the two: a proverb beside a verse. */
  const isSomebodyElses = ({ loosely, quoted, group }: CitedText, checked: readonly CheckedCitation[]): boolean => {
    if (!loosely || !quoted || !group) return false;
    const from = group.end <= quoted.start ? group.end : 0;
    return (
      checked.every(({ verdict }) => verdict === 'not-in-corpus' || verdict === 'unchecked') &&
      cueBefore(text, quoted.start - 1, from) !== 'quran'
    );
  };

  return cited
    .flatMap((each) => {
      if (!each.group) return checkUnreferenced(text, each, judge);
      const checked = checkGroup(each, each.group);
      if (each.group.isWeak && !checked.every(({ verdict }) => verdict === 'verified' || verdict === 'misquoted')) {
        return checkUnreferenced(text, withoutPlace(each), judge);
      }
      return isSomebodyElses(each, checked) ? apart(each, each.group) : checked;
    })
    .map((citation) => asWritten(citation, text, languages))
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

/** The quoted words alone. */
const withoutPlace = ({ start, end, quoted, form }: CitedText): CitedText => ({
  ...{ start, end, ...quoted },
  ...(quoted && { quoted }),
  ...(form && { form }),
});

/** Words are compared in a bare form; differences are reported as the text writes them. */
function asWritten(citation: CheckedCitation, text: string, languages: ReadonlyMap<string, string>): CheckedCitation {
  if (!citation.differences) return citation;
  const written = citation.differences.map((each) => ({ ...each, quoted: text.slice(each.start, each.end) }));
  const kinds = kindsOf(written, languages.get(citation.editions?.at(-1) ?? '') ?? '');
  const differences = written.map((each, index) => {
    const kind = kinds[index];
    return kind ? { ...each, kind } : each;
  });
  return { ...citation, differences };
}

/** Each is replaced by a line feed of the same length, so that offsets stay valid. */
const otherLineEnds = /\r\n?|[\u2028\u2029\u0085]/gu;

function lineEnd(written: string): string {
  return written.length === 2 ? ' \n' : '\n';
}

type Found = ReferenceGroup['references'][number];

type Quoted = Required<Pick<CheckedCitation, 'quotation' | 'quoted'>>;
