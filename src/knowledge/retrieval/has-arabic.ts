import { arabicLetter } from '../fold-arabic.ts';

export function hasArabic(word: string): boolean {
  return arabicLetter.test(word);
}
