import { seededRandom } from '../random.ts';
import { gather } from './gather.ts';
import { type MutationKind, mutations } from './mutate.ts';
import { Oracle } from './oracle.ts';
import { type Quote, quoteOf, type Shape, shapes } from './quote.ts';
import { type Edition, editions, type VerseUnits } from './units.ts';
import { Vocabulary } from './vocabulary.ts';
import { type QuotationForm, quotationFormsOf, type ReferenceForm, referenceFormsOf } from './write-quote.ts';

export interface Written {
  quote: Quote;
  quotationForm: QuotationForm;
  referenceForm: ReferenceForm;
}

export interface Mutated extends Written {
  kind: MutationKind;
  change: string;
}

const SEED = 20_251_120;

/** Number of quotations for each kind of mutation in each spelling. */
const MUTATED_EACH = 240;
const GENUINE_EACH = 190;

/** Genuine quotations: every spelling in every shape, from all over the Quran, in every form in turn. */
export function generateGenuine(verses: readonly VerseUnits[]): Written[] {
  const random = seededRandom(SEED);
  return editions.flatMap((edition) =>
    shapes.flatMap((shape) => {
      const quotes = gather(GENUINE_EACH, () => quoteOf(verses, random.int(verses.length), edition, shape, random));
      return quotes.map((quote, index) => ({ quote, ...formsOf(edition, index) }));
    }),
  );
}

/** Mutated quotations that, by the oracle, certainly do not occur under the reference that they name. */
export function generateMutated(
  verses: readonly VerseUnits[],
  oracle = new Oracle(verses),
  each = MUTATED_EACH,
): Mutated[] {
  const random = seededRandom(SEED + 1);
  const oneIn = indexesBySurah(verses);
  return editions.flatMap((edition) => {
    const vocabulary = new Vocabulary(verses, edition);
    return (Object.keys(mutations) as MutationKind[]).flatMap((kind) => {
      const found = gather(each, () => {
        // Half by verse, half by surah: the short surahs come up too.
        const index = random.int(2) === 0 ? random.int(verses.length) : random.pick(random.pick(oneIn));
        const quote = quoteOf(verses, index, edition, shapeFor(kind, random.int(10)), random);
        const mutated = quote && mutations[kind](quote, { random, vocabulary, verses });
        return mutated && !oracle.stands(mutated.quote.tokens, edition, mutated.quote.passage) ? mutated : undefined;
      });
      return found.map((mutated, index) => {
        const forms = formsOf(edition, index);
        const { tokens } = mutated.quote;
        // Without a reference, words are right if they occur anywhere.
        const isRight =
          forms.referenceForm === 'none' && (kind === 'wrong reference' || oracle.stands(tokens, edition));
        return { ...mutated, kind, ...forms, ...(isRight && { referenceForm: '[Quran 2:183]' as const }) };
      });
    });
  });
}

/** Mostly whole verses and parts; numbers in between would reveal a wrong place by themselves. */
function shapeFor(kind: MutationKind, choice: number): Shape {
  if (choice < 4) return 'whole verse';
  if (choice < 7) return 'part';
  if (choice < 8) return 'across verses';
  return choice === 8 && kind !== 'wrong reference' ? 'verse numbers' : 'ellipsis';
}

function indexesBySurah(verses: readonly VerseUnits[]): number[][] {
  return [...Map.groupBy(verses.keys(), (index) => verses[index]?.surah).values()];
}

/** Every second one in the form of our own answers, the rest in all others. */
function formsOf(edition: Edition, index: number): Pick<Written, 'quotationForm' | 'referenceForm'> {
  const [quotationForms, referenceForms] = [quotationFormsOf(edition), referenceFormsOf(edition)];
  const turn = index >> 1;
  return {
    quotationForm: quotationForms[turn % quotationForms.length] ?? 'block',
    referenceForm: (index % 2 === 0 ? referenceForms[0] : referenceForms[turn % referenceForms.length]) ?? '(2:183)',
  };
}
