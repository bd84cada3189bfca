import { foldArabic } from '../../../text/fold-arabic.ts';

/** A well-known hadith: what its text says in any edition, so that a collection under other numbers is noticed. */
export interface Anchor {
  number: number;
  /** The subject of the hadith, for messages. */
  about: string;
  /** Matches English wording, in lower case, with single spaces between words and nothing else. */
  english: RegExp;
  /** Arabic words that the text must contain, in any order. */
  arabic: readonly string[];
  /** Its number in other schemes that files of this collection follow, by the name of the scheme. */
  elsewhere: Readonly<Record<string, number>>;
}

/** The words are few and distinctive: translators differ in most others. */
export const anchor = (number: number, about: string, english: RegExp, ...arabic: string[]): Anchor => ({
  number,
  about,
  english,
  arabic: arabic.map((words) => foldArabic(words, 'dropped')),
  elsewhere: {},
});

/** The same hadith where files count on through a whole collection. */
export const counted = (number: number, { elsewhere, ...rest }: Anchor): Anchor => ({
  ...rest,
  elsewhere: { ...elsewhere, 'running count': number },
});

/** Whether a text in this language is the hadith that an anchor describes; undefined in a language it cannot read. */
export function isAt({ english, arabic }: Anchor, text: string, language: string): boolean | undefined {
  if (/^en\b/.test(language)) {
    return english.test(
      text
        .toLowerCase()
        .replace(/[^\p{L}]+/gu, ' ')
        .trim(),
    );
  }
  if (!/^ar(?!-Latn)\b/.test(language)) return undefined;
  const folded = foldArabic(text, 'dropped');
  return arabic.every((words) => folded.includes(words));
}
