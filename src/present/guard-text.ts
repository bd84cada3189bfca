import type { CheckedCitation as Checked } from '../checker/checked-citation.ts';
import type { Checker } from '../checker/checker.ts';
import type { Guard, Judged } from '../contract/source-entities.ts';
import { isDoubted } from '../contract/verdicts.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { formatReference } from '../references/format-reference.ts';
import { hasArabic } from '../text/language.ts';
import { correctWords } from './correct-words.ts';

/**
 * One verdict on a whole text, what to mend first, and the text with its scripture put right: words that differ from their
 * source are replaced by the source's, and a reference under which they do not stand by the one place where they do. What
 * is not found anywhere stays as it is, and is named: nothing is invented.
 */
export function guardText(text: string, checker: Checker): Guard {
  const checked = checker.checkText(text);
  const judged = judgedAs(checked);
  const first = checked.find((citation) => judgeOf(citation) === judged);
  if (judged === 'sound' || !first) return { judged: 'sound' };
  const changes = changesIn(text, checked, checker.corpus);
  const start = first.quoted?.start ?? first.start;
  const toFix = { start, end: first.quoted?.end ?? first.end, verdict: first.verdict, reference: first.reference };
  if (changes.length === 0) return { judged, first: toFix };
  const corrected = withChanges(text, changes);
  return {
    judged,
    first: toFix,
    corrected: { text: corrected, judged: judgedAs(checker.checkText(corrected)), changes },
  };
}

function judgedAs(checked: readonly Checked[]): Judged {
  const all = new Set(checked.map(judgeOf));
  return all.has('unsound') ? 'unsound' : all.has('doubtful') ? 'doubtful' : 'sound';
}

/** A reference alone claims nothing; words that could not be compared leave a doubt; another translation is no fault. */
function judgeOf({ verdict, quotation, anotherTranslation }: Checked): Judged {
  if (isDoubted[verdict]) return anotherTranslation ? 'doubtful' : 'unsound';
  if (verdict === 'reference-exists') return quotation === undefined ? 'sound' : 'doubtful';
  return verdict === 'verified' ? 'sound' : 'doubtful';
}

type Change = NonNullable<Guard['corrected']>['changes'][number];

/** In the order of the text, none within another. */
function changesIn(text: string, checked: readonly Checked[], corpus: Corpus): Change[] {
  const editions = corpus.works.flatMap(({ editions }) => editions);
  const changes: Change[] = [];
  for (const citation of checked) {
    const change = wordsPutRight(citation, text) ?? referencePutRight(citation, text);
    if (!change || change.start < (changes.at(-1)?.end ?? 0)) continue;
    const found = editions.filter(({ id }) => citation.editions?.includes(id));
    const edition = found.find(({ language }) => (language === 'ar') === hasArabic(change.put)) ?? found.at(-1);
    changes.push({ ...change, ...(edition && { edition: edition.title }) });
  }
  return changes;
}

type Placed = Pick<Change, 'start' | 'end' | 'put' | 'reference'>;

function wordsPutRight(citation: Checked, text: string): Placed | undefined {
  const corrected = correctWords(text, citation);
  return corrected && { ...corrected, reference: citation.reference };
}

/** Only where the words stand in one place, so that there is nothing to choose. */
function referencePutRight({ verdict, start, end, written, foundAt = [] }: Checked, text: string): Placed | undefined {
  const [place] = foundAt;
  if (verdict !== 'misattributed' || written === '' || !place || foundAt.length > 1) return undefined;
  const at = text.indexOf(written, start);
  const reference = formatReference(place);
  return at < 0 || at + written.length > end
    ? undefined
    : { start: at, end: at + written.length, put: reference, reference };
}

function withChanges(text: string, changes: readonly Change[]): string {
  let written = '';
  let from = 0;
  for (const { start, end, put } of changes) {
    written += text.slice(from, start) + put;
    from = end;
  }
  return written + text.slice(from);
}
