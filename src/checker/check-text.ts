import { formatReference } from '../references/format-reference.ts';
import { checkUnnamed } from './check-unnamed.ts';
import type { CheckedCitation } from './checked-citation.ts';
import type { Checker } from './checker.ts';
import type { CitedText } from './cited-text.ts';
import { findCitedTexts } from './find-cited-texts.ts';
import { withUnmarked } from './find-unmarked.ts';
import { findUnnamedArabic } from './find-unnamed-arabic.ts';
import { isMissing } from './is-missing.ts';
import { Judge } from './judge.ts';
import { told } from './judgement.ts';
import { quotedWords, type Span } from './quotation.ts';
import type { ReferenceGroup } from './reference-groups.ts';
import { TextSearch } from './text-search.ts';
import type { UnquotedCache } from './unquoted-cache.ts';

/** Against so many references of one bracket its quotation is judged. */
const MOST_REFERENCES = 10;

/** Judges every citation of a text, in the order of the text. Never throws. Text beside references that quotes nothing is kept in `unquoted`, if given. */
export function checkText(given: string, checker: Checker, unquoted?: UnquotedCache): CheckedCitation[] {
  const text = given.replace(otherLineEnds, lineEnd);
  const search = new TextSearch(text, checker);
  const judge = new Judge(search);
  const shown = withUnmarked(text, findCitedTexts(text), judge, unquoted);
  const cited = [...shown, ...findUnnamedArabic(text, shown, search)];

  const checkReference = ({ reference, text: written }: Found, span: Span, quotation?: Quoted) => {
    const citation = { ...span, reference: formatReference(reference), written, ...quotation };
    if (reference.work === 'unknown-surah' || isMissing(reference, checker.corpus))
      return { ...citation, verdict: 'no-such-reference' as const };
    if (!search.passagesOf(reference)) return { ...citation, verdict: 'unchecked' as const };
    const judged = quotation && judge.at(quotation.quoted, reference);
    return judged ? { ...citation, ...told(judged) } : { ...citation, verdict: 'reference-exists' as const };
  };

  /** The references of one bracket share its quotation: where it is borne out by one, the others are mere references. */
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

  return cited
    .flatMap((each) => (each.group ? checkGroup(each, each.group) : checkUnnamed(text, each, judge)))
    .map((citation) => asWritten(citation, text))
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Words are compared in a bare form; what differs is told as the text has it. */
function asWritten(citation: CheckedCitation, text: string): CheckedCitation {
  if (!citation.differences) return citation;
  const differences = citation.differences.map((each) => ({ ...each, quoted: text.slice(each.start, each.end) }));
  return { ...citation, differences };
}

/** Every line ends with one sign, and every word keeps its place. */
const otherLineEnds = /\r\n?|[\u2028\u2029\u0085]/gu;

function lineEnd(written: string): string {
  return written.length === 2 ? ' \n' : '\n';
}

type Found = ReferenceGroup['references'][number];

type Quoted = Required<Pick<CheckedCitation, 'quotation' | 'quoted'>>;
