import { DAMMA, FATHA, FATHATAN, KASRA, STROKE_HAMZA, type UthmaniLetter } from './uthmani-letters.ts';

/** A prefix written onto a word: the word's first hamza after it is still spelled as at a beginning. */
const clitic = /^(?:[وفكسل]\u064E|[بل]\u0650|أ\u064E)$/u;

/** Gives each hamza that the Uthmani spelling leaves without a letter the seat that it has today. */
export function seatHamzas(letters: readonly UthmaniLetter[]): UthmaniLetter[] {
  const seated = [...letters];
  for (let at = 0; at < seated.length; at++) {
    const hamza = seated[at];
    if (!hamza || (hamza.base !== 'ء' && hamza.base !== STROKE_HAMZA)) continue;
    const before = seated.slice(0, at);
    const place: Place = {
      hamza,
      before: before.at(-1),
      next: seated[at + 1],
      isFirst: before.every(({ base, marks }) => clitic.test(base + marks)),
      isLast: at + 1 === seated.length,
    };
    const isBeforeAlef = place.next?.base === 'ا';
    const base = isBeforeAlef ? seatBeforeAlef(place) : seat(place);
    const swallows = isBeforeAlef && (base === 'آ' || base === 'أ');
    seated.splice(at, swallows ? 2 : 1, { base, marks: base === 'آ' ? '' : hamza.marks });
  }
  return seated;
}

interface Place {
  hamza: UthmaniLetter;
  before: UthmaniLetter | undefined;
  next: UthmaniLetter | undefined;
  /** True at the beginning of a word, not counting its prefixes. */
  isFirst: boolean;
  isLast: boolean;
}

/** ءا is آ where no other seat is asked for: سيئات, سوآت. An alef that only carries a tanween melts into أ: خطأ. */
function seatBeforeAlef({ hamza, before, isFirst }: Place): string {
  if (hamza.marks.includes(FATHATAN)) {
    if (before?.marks.includes(FATHA)) return 'أ';
    return hamza.base === STROKE_HAMZA || isLikeI(before) ? 'ئ' : 'ء';
  }
  if (isFirst) return 'آ';
  if (isLikeI(before)) return 'ئ';
  if (before?.marks.includes(DAMMA)) return 'ؤ';
  return isAlef(before) ? 'ء' : 'آ';
}

/** The stronger of the vowels before and upon the hamza chooses: i, then u, then a. */
function seat({ hamza, before, next, isFirst, isLast }: Place): string {
  if (isFirst) return hamza.marks.includes(KASRA) ? 'إ' : 'أ';
  if (isLast && hamza.base === 'ء') return 'ء';
  if (hamza.marks.includes(KASRA) || isLikeI(before)) return 'ئ';
  const isU = hamza.marks.includes(DAMMA);
  if (isAlef(before)) return isU && next?.base !== 'و' ? 'ؤ' : 'ء';
  if (before?.base === 'و' && isQuiet(before)) return 'ء';
  return isU || before?.marks.includes(DAMMA) ? 'ؤ' : 'أ';
}

const isQuiet = ({ marks }: UthmaniLetter) => !/[\u064B-\u0650]/u.test(marks);
const isAlef = (letter: UthmaniLetter | undefined) => letter?.base === 'ا' && isQuiet(letter);
const isLikeI = (letter: UthmaniLetter | undefined) =>
  letter !== undefined && (letter.marks.includes(KASRA) || (letter.base === 'ي' && isQuiet(letter)));
