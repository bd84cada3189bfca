import type { Corpus } from '../../../../src/knowledge/corpus/corpus.ts';
import { grouped, table } from '../../../bench/table.ts';
import { keepForInspection } from '../inspect.ts';
import { type JudgedCitation, judgeText } from '../judge-words.ts';
import { percent } from '../percent.ts';
import { editionTitles } from '../units.ts';
import { countsOf, verdictTable } from '../verdict-table.ts';
import { generateGenuineHadith, generateMutatedHadith, type WrittenHadith } from './generate-hadith.ts';
import type { HadithOracle } from './hadith-oracle.ts';
import { hadithShapes } from './hadith-pieces.ts';
import { type HadithUnits, hadithEditions } from './hadith-units.ts';
import { inventedHadith } from './invented-hadith.ts';
import { hadithReferences, wishForms } from './write-hadith.ts';

type Judged = WrittenHadith & { verdict: string };

/** The verdicts on hadith quotations, genuine and altered. */
export function measureHadith(corpus: Corpus, all: readonly HadithUnits[], oracle: HadithOracle): string {
  const genuine = generateGenuineHadith(all, oracle).map((each) => ({
    ...each,
    verdict: verdictOnGenuine(judgeText(each.text, corpus)),
  }));
  const mutated = [...generateMutatedHadith(all, oracle), ...inventedHadith(all)].map((each) => ({
    ...each,
    verdict: verdictOnMutated(each, judgeText(each.text, corpus), oracle),
  }));
  return `${reportGenuine(genuine)}\n\n${reportMutated(mutated)}`;
}

/** A genuine text must have nothing in it that is not verified. */
function verdictOnGenuine(citations: readonly JudgedCitation[]): string {
  const verdicts = citations.map(({ verdict }) => verdict);
  return verdicts.find((verdict) => verdict !== 'verified') ?? verdicts[0] ?? 'none';
}

/** Verified words must occur under their reference: then they are a genuine part of the altered words. */
export function verdictOnMutated(
  { edition }: Pick<WrittenHadith, 'edition'>,
  citations: readonly JudgedCitation[],
  oracle: HadithOracle,
): string {
  const verified = citations.filter(({ verdict }) => verdict === 'verified');
  if (verified.length === 0) return citations[0]?.verdict ?? 'none';
  const isGenuine = verified.every(({ quotation = '', reference }) => oracle.stands(quotation, edition, reference));
  return isGenuine ? 'a genuine part verified' : 'verified';
}

function reportGenuine(genuine: readonly Judged[]): string {
  const share = (group: readonly Judged[]) => percent(group.filter(isVerified).length, group.length);
  const failed = genuine.filter((each) => !isVerified(each));
  keepForInspection('eval-hadith-refused.tsv', failed.map(rowOf));
  const cells = (of: (each: Judged) => boolean) =>
    hadithEditions.map((edition) => share(genuine.filter((each) => each.edition === edition && of(each))));
  const titles = hadithEditions.map((edition) => editionTitles[edition]);
  const works = [...new Set(genuine.map(({ work }) => work))];
  const rows = [
    ...hadithShapes.map((shape) => [shape, ...cells((each) => each.shape === shape)]),
    ...works.map((work) => [`of ${work}`, ...cells((each) => each.work === work)]),
    ...wishForms.map((form) => [`wishes ${form}`, ...cells((each) => each.wishForm === form)]),
    ...Object.keys(hadithReferences).map((form) => [form, ...cells(({ referenceForm }) => referenceForm === form)]),
  ];
  const lines = failed
    .slice(0, LISTED)
    .map(({ verdict, work, number, edition, shape, form, referenceForm, wishForm }) =>
      [
        `- ${verdict}: ${work} ${number}, ${editionTitles[edition]}`,
        shape,
        form,
        referenceForm,
        `wishes ${wishForm}`,
      ].join(', '),
    );
  return `### Hadith of added packs, genuine

${grouped(genuine.length)} quotations of at least six words from three collections added as packs, unaltered but for the wishes behind
names. **Verified: ${share(genuine)}**. The others: ${countsOf(failed)}.

${table(['Quoted', ...titles], rows)}

${lines.length > 0 ? `Not verified${failed.length > LISTED ? `, the first ${LISTED} of ${failed.length}` : ''}:\n\n${lines.join('\n')}` : ''}`.trim();
}

const LISTED = 40;
/** Of each kind of alteration. */
const LISTED_OF_KIND = 3;

function reportMutated(mutated: readonly Judged[]): string {
  const passed = mutated.filter(isVerified);
  keepForInspection('eval-hadith-false-verified.tsv', passed.map(rowOf));
  const parts = mutated.filter(({ verdict }) => verdict.startsWith('a genuine part'));
  keepForInspection('eval-hadith-parts-verified.tsv', parts.map(rowOf));
  const lines = [...Map.groupBy(passed, ({ kind }) => kind)].flatMap(([kind, group]) => [
    `- ${kind}: ${group.length}, such as`,
    ...group
      .slice(0, LISTED_OF_KIND)
      .map(
        ({ edition, work, number, change, form }) =>
          `  - ${editionTitles[edition]}, ${work} ${number}: ${change} (${form})`,
      ),
  ]);
  return `### Hadith of added packs, altered: none may be verified

${grouped(mutated.length)} quotations, each altered in one way or invented; a naive search of its own made sure that the words do not
stand under the number. **Verified all the same: ${grouped(passed.length)}** (must be 0).

${verdictTable('Alteration', mutated, ({ kind = '', edition }) => `${kind}, ${editionTitles[edition]}`)}

${lines.join('\n')}`.trim();
}

const isVerified = ({ verdict }: { verdict: string }) => verdict === 'verified';

function rowOf({
  verdict,
  kind = '',
  change = '',
  work,
  number,
  edition,
  shape,
  form,
  referenceForm,
  wishForm,
  text,
}: Judged) {
  return [verdict, kind, edition, shape, work, number, form, referenceForm, wishForm, change, text];
}
