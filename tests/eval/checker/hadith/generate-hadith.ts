import { seededRandom } from '../../random.ts';
import { type MutationKind, mutations } from '../mutate.ts';
import type { Quote } from '../quote.ts';
import { Vocabulary } from '../vocabulary.ts';
import type { Collection } from './collections.ts';
import { type HadithOracle, keysOf } from './hadith-oracle.ts';
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

export const hadithShapes = ['whole', 'part', 'ellipsis'] as const;
type HadithShape = (typeof hadithShapes)[number];

/** A text that quotes a hadith. */
export interface WrittenHadith {
  words: string;
  text: string;
  edition: HadithEdition;
  shape: HadithShape;
  work: Collection['work'];
  number: number;
  form: HadithForm;
  referenceForm: HadithReferenceForm;
  wishForm: WishForm;
  /** What was altered, and how. */
  kind?: string;
  change?: string;
}

const GENUINE_EACH = 150;
const MUTATED_EACH = 80;
/** Fewer words, wishes aside, are not judged. */
const FEWEST = 6;
/** Nobody quotes more with a slip of the pen. */
const LONGEST_MUTATED = 120;

export function generateGenuineHadith(all: readonly HadithUnits[]): WrittenHadith[] {
  const random = seededRandom(411);
  const chosen = byCollection(all);
  return hadithEditions.flatMap((edition) =>
    hadithShapes.flatMap((shape) =>
      gather(GENUINE_EACH, (index) => {
        const hadith = random.pick(random.pick(chosen));
        const words = piece(hadith.words[edition], shape, random.int)?.join(' ');
        if (words === undefined || countWords(words, edition) < FEWEST) return undefined;
        return written(words, hadith, edition, shape, index);
      }),
    ),
  );
}

/** Altered in one way each, where the oracle is sure that the words do not stand under the number. */
export function generateMutatedHadith(all: readonly HadithUnits[], oracle: HadithOracle): WrittenHadith[] {
  const random = seededRandom(412);
  const chosen = byCollection(all);
  const references = [...byReference(all).keys()];
  const kinds = [...Object.keys(mutations).filter((kind) => kind !== 'wrong reference'), ...wrongPlaces];
  return hadithEditions.flatMap((edition) => {
    const vocabulary = new Vocabulary(all, edition);
    return kinds.flatMap((kind) =>
      gather(MUTATED_EACH, (index) => {
        const hadith = random.pick(random.pick(chosen));
        const shape = random.pick(hadithShapes);
        const tokens = piece(hadith.words[edition], shape, random.int);
        if (!tokens || tokens.length > LONGEST_MUTATED || countWords(tokens.join(' '), edition) < FEWEST) return;
        const passage = { surah: hadith.surah, from: hadith.ayah, to: hadith.last };
        const quote: Quote = { edition, shape: 'part', tokens, passage };
        const isPlace = wrongPlaces.some((wrong) => wrong === kind);
        const mutated = isPlace
          ? { quote, change: '' }
          : mutations[kind as MutationKind](quote, { random, vocabulary, verses: all });
        if (!mutated) return undefined;
        const other = isPlace ? wrongPlace(kind, hadith, all, references, random.pick) : hadith;
        const words = mutated.quote.tokens.join(' ');
        if (oracle.stands(words, edition, `${titleOf(other.work)} ${other.ayah}`)) return undefined;
        const change = isPlace ? `${hadith.work} ${hadith.ayah} → ${other.work} ${other.ayah}` : mutated.change;
        return { ...written(words, other, edition, shape, index), kind, change };
      }),
    );
  });
}

const wrongPlaces = ['wrong number', 'wrong collection'] as const;

type Place = Pick<HadithUnits, 'work' | 'ayah'>;

function wrongPlace(
  kind: string,
  hadith: HadithUnits,
  all: readonly HadithUnits[],
  references: readonly string[],
  pick: <Item>(items: readonly Item[]) => Item,
): Place {
  const { work, ayah, last } = hadith;
  if (kind === 'wrong number') return { work, ayah: pick([last + 1, last + 10, Math.max(1, ayah - 1), ayah * 2]) };
  const other = pick(all.filter((each) => each.work !== work).slice(0, 9_000));
  return references.includes(`${titleOf(other.work)} ${ayah}`) ? { work: other.work, ayah } : other;
}

function piece(
  words: readonly string[],
  shape: HadithShape,
  int: (below: number) => number,
): readonly string[] | undefined {
  if (shape === 'whole') return words;
  if (shape === 'part') return part(words, FEWEST, 40, int);
  if (words.length < 6 * FEWEST) return undefined;
  const third = Math.floor(words.length / 3);
  return [...part(words.slice(0, third), FEWEST, 20, int), '…', ...part(words.slice(-third), FEWEST, 20, int)];
}

function part(words: readonly string[], fewest: number, most: number, int: (below: number) => number) {
  const length = Math.min(words.length, fewest + int(most - fewest + 1));
  const start = int(words.length - length + 1);
  return words.slice(start, start + length);
}

/** In the piece that has fewest: each must be enough to tell something. */
export function countWords(words: string, edition: HadithEdition): number {
  const counts = words.split('…').map((each) => keysOf(each, edition).split(' ').filter(Boolean).length);
  return Math.min(...counts);
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
  return { words, text, edition, shape, work, number: ayah, form, referenceForm, wishForm };
}

/** The collections count alike, but that forty hadith are not asked for as often as thousands. */
function byCollection(all: readonly HadithUnits[]): HadithUnits[][] {
  const [one = [], two = [], few = []] = [...Map.groupBy(all, ({ work }) => work).values()];
  return [one, two, one, two, one, two, one, two, few];
}

export function gather<Item>(wanted: number, find: (index: number) => Item | undefined): Item[] {
  const found: Item[] = [];
  for (let tries = 0; found.length < wanted && tries < wanted * 400; tries++) {
    const item = find(found.length);
    if (item !== undefined) found.push(item);
  }
  return found;
}
