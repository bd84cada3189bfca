import { seededRandom } from '../../random.ts';
import { gather } from '../gather.ts';
import { type Mutation, type MutationKind, mutations } from '../mutate.ts';
import type { Quote } from '../quote.ts';
import { Vocabulary } from '../vocabulary.ts';
import type { Collection } from './collections.ts';
import type { HadithOracle } from './hadith-oracle.ts';
import { countWords, FEWEST, type HadithShape, hadithShapes, pieceOf } from './hadith-pieces.ts';
import { byReference, type HadithEdition, type HadithUnits, hadithEditions, titleOf } from './hadith-units.ts';
import {
  type HadithForm,
  type HadithReferenceForm,
  hadithForms,
  hadithReferences,
  type WishForm,
  wishForms,
  withWishes,
} from './write-hadith.ts';
import { type Place, wrongPlace, wrongPlaces } from './wrong-place.ts';

/** A text that quotes a hadith. */
export interface WrittenHadith {
  text: string;
  edition: HadithEdition;
  shape: HadithShape;
  work: Collection['work'];
  number: number;
  form: HadithForm;
  referenceForm: HadithReferenceForm;
  wishForm: WishForm;
  /** A description of the alteration. */
  kind?: string;
  change?: string;
}

const GENUINE_EACH = 150;
const MUTATED_EACH = 70;
/** Maximum words of an altered quotation: longer ones are rarely quoted with an error. */
const LONGEST_MUTATED = 120;

export function generateGenuineHadith(all: readonly HadithUnits[], oracle: HadithOracle): WrittenHadith[] {
  const random = seededRandom(411);
  const chosen = byCollection(all);
  return hadithEditions.flatMap((edition) =>
    hadithShapes.flatMap((shape) =>
      gather(GENUINE_EACH, (index) => {
        const hadith = random.pick(random.pick(chosen));
        const words = pieceOf(hadith.words[edition], shape, random)?.join(' ');
        if (words === undefined || !isWorthJudging(words, edition, hadith, oracle)) return undefined;
        return written(words, hadith, edition, shape, index);
      }),
    ),
  );
}

/** Quotations with one alteration each that, by the oracle, certainly do not occur under the number. */
export function generateMutatedHadith(all: readonly HadithUnits[], oracle: HadithOracle): WrittenHadith[] {
  const random = seededRandom(412);
  const chosen = byCollection(all);
  const references = new Set(byReference(all).keys());
  const kinds = Object.keys(mutations).filter((kind) => kind !== 'wrong reference') as MutationKind[];
  return hadithEditions.flatMap((edition) => {
    const vocabulary = new Vocabulary(all, edition);
    return [...kinds, PUT_IN, ...wrongPlaces].flatMap((kind) =>
      gather(MUTATED_EACH, (index) => {
        const hadith = random.pick(random.pick(chosen));
        const shape = random.pick(hadithShapes);
        const tokens = pieceOf(hadith.words[edition], shape, random);
        if (!tokens || tokens.length > LONGEST_MUTATED) return undefined;
        if (!isWorthJudging(tokens.join(' '), edition, hadith, oracle)) return undefined;
        const quote: Quote = { edition, shape: 'part', tokens, passage: { surah: 0, from: 0, to: 0 } };
        if (kind === 'wrong number' || kind === 'wrong collection') {
          const place = wrongPlace(kind, hadith, all, references, random);
          const change = `${hadith.work} ${hadith.ayah} → ${place.work} ${place.ayah}`;
          return altered({ quote, change }, place, shape, index);
        }
        const number = `(${1 + random.int(9)})`;
        const mutated =
          kind === PUT_IN
            ? { quote: { ...quote, tokens: tokens.toSpliced(3, 0, number) }, change: `– → ${number}` }
            : mutations[kind](quote, { random, vocabulary, verses: all });
        return mutated && altered(mutated, hadith, shape, index);
      }).map((each) => ({ ...each, kind })),
    );

    function altered({ quote, change }: Mutation, place: Place, shape: HadithShape, index: number) {
      const words = quote.tokens.join(' ');
      if (oracle.stands(words, edition, `${titleOf(place.work)} ${place.ayah}`)) return undefined;
      return { ...written(words, place, edition, shape, index), change };
    }
  });
}

const PUT_IN = 'number put in' as const;

/** Enough words, and not cut off in the middle of an honorific, because people do not quote like that. */
function isWorthJudging(words: string, edition: HadithEdition, { work, ayah }: Place, oracle: HadithOracle): boolean {
  return countWords(words, edition) >= FEWEST && oracle.stands(words, edition, `${titleOf(work)} ${ayah}`);
}

export function written(
  words: string,
  { work, ayah }: Place,
  edition: HadithEdition,
  shape: HadithShape,
  index: number,
): WrittenHadith {
  const turn = Math.floor(index / 2);
  const forms = (Object.keys(hadithForms) as HadithForm[]).filter((form) => form !== '«…»' || edition !== 'english');
  const referenceForms = Object.keys(hadithReferences) as HadithReferenceForm[];
  const form = forms[turn % forms.length] ?? 'block';
  // Every second one in the form of our own answers.
  const referenceForm = (index % 2 === 0 ? referenceForms[0] : referenceForms[turn % 5]) ?? '(Bukhari 8)';
  const wishForm = wishForms[index % wishForms.length] ?? 'left out';
  const text = hadithForms[form](withWishes(words, wishForm, turn), hadithReferences[referenceForm](work, ayah));
  return { text, edition, shape, work, number: ayah, form, referenceForm, wishForm };
}

/** The collections count alike, but that forty hadith are not asked for as often as thousands. */
function byCollection(all: readonly HadithUnits[]): HadithUnits[][] {
  const [one = [], two = [], few = []] = [...Map.groupBy(all, ({ work }) => work).values()];
  return [one, two, one, two, one, two, one, two, few];
}
