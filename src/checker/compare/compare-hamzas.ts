/**
 * Whether the letters of a quoted Arabic word make another word of the source's, though both fold to one form: a
 * question is no statement (أأنت, أنت), ماء is not ما, ووجد is not وجد. What a quotation leaves out is let pass, as people
 * type without hamzas; what it adds is not.
 */
export function hasOtherLetters(one: readonly Sign[], other: readonly Sign[]): boolean {
  return (
    leadingWaws(one) !== leadingWaws(other) ||
    beginsOtherwise(one, other) ||
    (isHamza(one.at(-1)) && !other.slice(-2).some(isHamza)) ||
    (one.at(-1)?.letter === 'ة' && other.at(-1)?.letter === 'ه')
  );
}

/** A letter and the marks on it. */
export interface Sign {
  letter: string;
  hamza: boolean;
  /** Whether the hamza is below its alef: إ. */
  below: boolean;
  madda: boolean;
  /** An alef above the line. */
  dagger: boolean;
}

/** Letters with their marks taken apart; a tatweel counts where it carries a hamza. */
export function signsOf(word: string): Sign[] {
  const found = word
    .normalize('NFD')
    .matchAll(/([\u0621-\u063A\u0641-\u064A\u0671\u06E5]|\u0640(?=\p{M}*[\u0654\u0655]))(\p{M}*)/gu);
  // The source marks an alef that is not read (لَأَاْذۡبَحَنَّهُۥ).
  const read = [...found].filter(([, letter, marks = '']) => letter !== 'ا' || !marks.includes('\u0652'));
  return read.map(([, letter = '', marks = '']) => ({
    letter,
    hamza: letter === 'ء' || /[\u0654\u0655]/u.test(marks),
    below: marks.includes('\u0655'),
    madda: marks.includes('\u0653'),
    dagger: marks.includes('\u0670'),
  }));
}

function isHamza(sign: Sign | undefined): boolean {
  return sign?.hamza ?? false;
}

/** “And he found” has a waw before that of the word. The Uthmani spelling writes a second one above the line (وُۥرِيَ). */
function leadingWaws(signs: readonly Sign[]): number {
  const end = signs.findIndex(({ letter, hamza }) => hamza || (letter !== 'و' && letter !== '\u06E5'));
  return end < 0 ? signs.length : end;
}

/** The hamzas with which a word begins, behind the particles that both words have before them. */
function beginsOtherwise(quoted: readonly Sign[], held: readonly Sign[]): boolean {
  let at = 0;
  while (particles.has(quoted[at]?.letter ?? '') && quoted[at]?.letter === held[at]?.letter) at++;
  const [one, other] = [clusterOf(quoted, at), clusterOf(held, at)];
  if (one.length === 0 || other.length === 0) return false;
  // «أنا» is I and «إنا» is we; a bare alef may be either.
  if (isOnAlef(one[0]) && isOnAlef(other[0]) && one[0]?.below !== other[0]?.below) return true;
  // Typed without hamzas, a question keeps its two alefs: اانذرتهم.
  if (one.length > 1 && one.length === other.length && !one.some(isHamza)) return false;
  // Typed, an alef with a madda is آ; in the source it is a long alef, and behind a hamza it asks: ءَآللَّهُ.
  const isTypedLong = isMaddaAlone(one);
  if (isTypedLong && isMaddaAlone(other)) return false;
  const isLong = isTypedLong || isLongAlef(one);
  const hamzas = one.filter(isHamza).length + (isTypedLong ? 1 : 0);
  const asks = other.filter(isHamza).length > 1 || (isHamza(other[0]) && other[1]?.madda === true);
  if (isLong && (isLongAlef(other) || asks)) return false;
  if (hamzas > 1 || asks) return hamzas > 1 !== asks;
  return hamzas === 1 && isLong !== isLongAlef(other);
}

const isOnAlef = (sign: Sign | undefined) => sign?.letter === 'ا' && sign.hamza;

function clusterOf(signs: readonly Sign[], from: number): Sign[] {
  let end = from;
  while (end < from + 3 && signs[end] && (signs[end]?.hamza || signs[end]?.letter === 'ا')) end++;
  return signs.slice(from, end);
}

/** آ as it is typed: its hamza is not written apart. */
function isMaddaAlone([first]: readonly Sign[]): boolean {
  return first?.madda === true && !first.hamza;
}

/** آ as the source writes it: a hamza with a long alef behind or above it. */
function isLongAlef(cluster: readonly Sign[]): boolean {
  return cluster.some(
    ({ hamza, madda, dagger }, at) =>
      hamza && (madda || dagger || (cluster[at + 1]?.letter === 'ا' && !cluster[at + 1]?.hamza)),
  );
}

const particles: ReadonlySet<string> = new Set('وفبكلس');
