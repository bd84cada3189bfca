import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { parseReference } from '../../../src/references/parse-reference.ts';
import { grouped, table } from '../../bench/table.ts';
import { seededRandom } from '../random.ts';
import { gather } from './gather.ts';
import { keepForInspection } from './inspect.ts';
import { type JudgedCitation, judgeText } from './judge-words.ts';
import { type MutationKind, mutations } from './mutate.ts';
import { Oracle } from './oracle.ts';
import { percent } from './percent.ts';
import { quoteOf } from './quote.ts';
import { type RunningForm, runningForms, writeRunning } from './running-forms.ts';
import { editionTitles, hasLetter, unitsOf, type VerseUnits } from './units.ts';
import { verdictTable } from './verdict-table.ts';
import { verdictOnAltered } from './verdicts.ts';
import { Vocabulary } from './vocabulary.ts';

const running = ['uthmani', 'plain', 'english'] as const;
const GENUINE_EACH = 100;
const MUTATED_EACH = 20;
/** Minimum words of a translation for a quotation without quotation marks. */
const FEWEST = 6;

const forms = Object.keys(runningForms) as RunningForm[];

/** Quotations in running text, genuine and altered. */
export function measureRunning(corpus: Corpus): string {
  const verses = unitsOf(corpus);
  const genuine = writeGenuine(verses, corpus);
  const altered = writeAltered(verses, corpus);
  const failed = genuine.filter(({ verdict }) => verdict !== 'verified');
  const passed = altered.filter(({ verdict }) => verdict === 'verified');
  keepForInspection('eval-running-refused.tsv', failed.map(rowOf));
  keepForInspection('eval-running-false-verified.tsv', passed.map(rowOf));
  keepForInspection('eval-running-parts.tsv', altered.filter(({ verdict }) => /part/.test(verdict)).map(rowOf));
  const share = (form: RunningForm, edition: string) => {
    const group = genuine.filter((each) => each.form === form && each.edition === edition);
    return percent(group.filter(({ verdict }) => verdict === 'verified').length, group.length);
  };
  const titles = running.map((edition) => editionTitles[edition]);
  return `### Quotations in running text

References before the quotation, no marks at all, straight marks inside straight marks. ${grouped(genuine.length)} genuine quotations:
**verified ${percent(genuine.length - failed.length, genuine.length)}** (goal: 99 %).

${table(
  ['Written', ...titles],
  forms.map((form) => [form, ...running.map((edition) => share(form, edition))]),
)}

${grouped(altered.length)} altered ones: **verified all the same: ${passed.length}** (must be 0). A genuine part
is one that is told apart from the rest; the true place is verified where the words are found elsewhere and the wrong
reference of the text is shown as a mere reference, not as a misattribution.

${verdictTable('Written', altered, ({ form, edition }) => `${form}, ${editionTitles[edition]}`)}`;
}

interface Running {
  text: string;
  form: RunningForm;
  edition: (typeof running)[number];
  verdict: string;
  change: string;
}

function writeGenuine(verses: readonly VerseUnits[], corpus: Corpus): Running[] {
  const random = seededRandom(511);
  return forms.flatMap((form) =>
    running.flatMap((edition) =>
      gather(GENUINE_EACH, (index) => {
        const shape = index % 2 === 0 ? 'whole verse' : 'part';
        const quote = quoteOf(verses, random.int(verses.length), edition, shape, random);
        if (!quote || quote.tokens.filter(hasLetter).length < FEWEST) return undefined;
        const text = writeRunning(quote.tokens, quote.passage, corpus.surahs, form);
        const verdict = verdictOnGenuine(judgeText(text, corpus), quote.tokens.join(' '));
        return { text, form, edition, verdict, change: '' };
      }),
    ),
  );
}

function writeAltered(verses: readonly VerseUnits[], corpus: Corpus): Running[] {
  const random = seededRandom(512);
  const oracle = new Oracle(verses);
  return running.flatMap((edition) => {
    const vocabulary = new Vocabulary(verses, edition);
    return (Object.keys(mutations) as MutationKind[]).flatMap((kind) =>
      forms.flatMap((form) =>
        gather(MUTATED_EACH, (index) => {
          const shape = index % 2 === 0 ? 'whole verse' : 'part';
          const quote = quoteOf(verses, random.int(verses.length), edition, shape, random);
          const mutated = quote && mutations[kind](quote, { random, vocabulary, verses });
          if (!mutated || mutated.quote.tokens.length < FEWEST) return undefined;
          const { tokens, passage } = mutated.quote;
          if (oracle.stands(tokens, edition, passage)) return undefined;
          const text = writeRunning(tokens, passage, corpus.surahs, form);
          const verdict = verdictOnAltered(judgeText(text, corpus), tokens, (part, reference) => {
            const place = parseReference(reference);
            return place?.work === 'quran' && oracle.stands(part, edition, place);
          });
          return { text, form, edition, verdict, change: `${kind}: ${mutated.change}` };
        }),
      ),
    );
  });
}

/** Verified, and all of the words: a part of them would not do. */
function verdictOnGenuine(citations: readonly JudgedCitation[], words: string): string {
  const verdict = citations.find((each) => each.verdict !== 'verified')?.verdict ?? citations[0]?.verdict ?? 'none';
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
  const quoted = citations.map(({ quotation = '' }) => letters(quotation)).join('');
  return verdict === 'verified' && !quoted.includes(letters(words)) ? 'a part verified' : verdict;
}

const rowOf = ({ verdict, form, edition, change, text }: Running) => [verdict, form, edition, change, text];
