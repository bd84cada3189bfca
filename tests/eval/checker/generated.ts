import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { grouped, table } from '../../bench/table.ts';
import { generateGenuine, generateMutated, type Mutated, type Written } from './generate.ts';
import { keepForInspection } from './inspect.ts';
import { type JudgedCitation, judgeText } from './judge-words.ts';
import { Oracle } from './oracle.ts';
import { percent } from './percent.ts';
import { shapes } from './quote.ts';
import { editions, editionTitles, unitsOf } from './units.ts';
import { quotedTokens } from './verdicts.ts';
import { referenceForms, writeQuote } from './write-quote.ts';

type Judged<Item extends Written> = Item & { verdict: string; text: string };

/** B: the verdicts on thousands of quotations, genuine and mutated. Returns the figures as Markdown. */
export function measureGenerated(corpus: Corpus): string {
  const verses = unitsOf(corpus);
  const genuine = generateGenuine(verses).map((written) => judged(written, corpus, verdictOnGenuine));
  const oracle = new Oracle(verses);
  const mutated = generateMutated(verses, oracle).map((written) =>
    judged(written, corpus, (citations) => verdictOnMutated(citations, written, oracle)),
  );
  return [reportMutated(mutated), reportGenuine(genuine)].join('\n\n');
}

function judged<Item extends Written>(
  written: Item,
  corpus: Corpus,
  verdictOf: (citations: JudgedCitation[]) => string,
): Judged<Item> {
  const text = writeQuote(written.quote, corpus.surahs, written.quotationForm, written.referenceForm);
  return { ...written, text, verdict: verdictOf(judgeText(text, corpus)) };
}

/** A mutated text has passed if anything in it is verified, except a genuine part that is judged separately. */
function verdictOnMutated(citations: JudgedCitation[], { quote, referenceForm }: Written, oracle: Oracle): string {
  const verified = citations.filter(({ verdict }) => verdict === 'verified');
  const passage = referenceForm === 'none' ? undefined : quote.passage;
  const isGenuine = ({ quotation = '' }: JudgedCitation) => {
    const tokens = quotedTokens(quote.tokens, quotation);
    return tokens.length < quote.tokens.length && oracle.stands(tokens, quote.edition, passage);
  };
  if (verified.length === 0) return citations[0]?.verdict ?? 'none';
  return verified.every(isGenuine) ? 'a genuine part verified' : 'verified';
}

/** A genuine text must have nothing in it that is not verified. */
function verdictOnGenuine(citations: JudgedCitation[]): string {
  const verdicts = citations.map(({ verdict }) => verdict);
  return verdicts.find((verdict) => verdict !== 'verified') ?? verdicts[0] ?? 'none';
}

function reportMutated(mutated: Judged<Mutated>[]): string {
  const verdicts = [...new Set(mutated.map(({ verdict }) => verdict))].sort();
  const passed = mutated.filter(({ verdict }) => verdict === 'verified');
  const rows = Object.entries(Object.groupBy(mutated, ({ kind, quote }) => `${kind}, ${editionTitles[quote.edition]}`));
  const counts = rows.map(([name, group = []]) => [
    name,
    grouped(group.length),
    ...verdicts.map((verdict) => grouped(group.filter((each) => each.verdict === verdict).length)),
  ]);
  keepForInspection('eval-false-verified.tsv', passed.map(rowOf));
  return `### Altered quotations: none may be verified

${grouped(mutated.length)} quotations of the corpus, each altered in one way; a naive search of its own made sure that the
altered words do not stand at the cited place in any spelling. **Verified all the same: ${grouped(passed.length)}** (must be 0).

${table(['Alteration', 'texts', ...verdicts], counts)}

${passed.length > 0 ? `Verified all the same, by kind:\n\n${listOf(passed)}` : ''}`.trim();
}

const LISTED = 40;

function listOf(passed: Judged<Mutated>[]): string {
  const lines = passed.slice(0, LISTED).map(({ kind, quote, change, quotationForm, referenceForm }) => {
    const { surah, from, to } = quote.passage;
    return `- ${kind}, ${editionTitles[quote.edition]}, ${quote.shape}, ${surah}:${from}${to > from ? `-${to}` : ''}: ${change} (${quotationForm} ${referenceForm})`;
  });
  const rest = passed.length - lines.length;
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}

function reportGenuine(genuine: Judged<Written>[]): string {
  const share = (group: Judged<Written>[]) => percent(group.filter(isVerified).length, group.length);
  const failed = genuine.filter((each) => !isVerified(each));
  keepForInspection('eval-genuine-refused.tsv', failed.map(rowOf));
  const byShape = shapes.map((shape) => [
    shape,
    ...editions.map((edition) =>
      share(genuine.filter(({ quote }) => quote.shape === shape && quote.edition === edition)),
    ),
  ]);
  const byForm = Object.keys(referenceForms).map((form) => [
    form,
    ...editions.map((edition) =>
      share(genuine.filter(({ referenceForm, quote }) => referenceForm === form && quote.edition === edition)),
    ),
  ]);
  const refused = Object.entries(Object.groupBy(failed, ({ verdict }) => verdict));
  const titles = editions.map((edition) => editionTitles[edition]);
  return `### Genuine quotations

${grouped(genuine.length)} quotations of the corpus, unaltered. **Verified: ${share(genuine)}** (goal: 99 %). The others: ${
    refused.map(([verdict, group = []]) => `${grouped(group.length)} ${verdict}`).join(', ') || 'none'
  }. In the form of our own answers, \`[Quran 2:183]\`: ${share(genuine.filter(({ referenceForm }) => referenceForm === '[Quran 2:183]'))}.

${table(['Quoted', ...titles], byShape)}

${table(['Reference written', ...titles], byForm)}`;
}

const isVerified = ({ verdict }: { verdict: string }) => verdict === 'verified';

function rowOf(judged: Judged<Written & { kind?: string; change?: string }>): string[] {
  const { kind = '', change = '', quote, quotationForm, referenceForm, verdict, text } = judged;
  return [verdict, kind, quote.edition, quote.shape, quotationForm, referenceForm, change, text];
}
