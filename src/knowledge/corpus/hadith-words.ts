import type { HadithReference } from '../../references/reference.ts';
import type { Corpus } from './corpus.ts';

/** What was said in a hadith, without the chain of narrators, in the editions that answers quote. */
export interface HadithWords {
  /** Empty where no edition held here has it. */
  original: string;
  /** English; empty likewise. */
  translation: string;
}

/** The words of one hadith that this library holds; undefined where the reference names none, or several narrations. */
export function hadithWords(reference: HadithReference, corpus: Corpus): HadithWords | undefined {
  const work = corpus.workOf(reference);
  const places = work?.find(reference);
  if (!work || !places || places.to - places.from !== 1) return undefined;
  const chains = work.about?.(places.from).chains ?? {};
  const wordsOf = (isMeant: (edition: { role: string; language: string }) => boolean) => {
    const edition = work.editions.find(isMeant);
    const text = edition?.text(places.from).slice(chains[edition.id] ?? 0) ?? '';
    return text.replace(/\s+/gu, ' ').trim();
  };
  return {
    original: wordsOf(({ role }) => role === 'original'),
    translation: wordsOf(({ role, language }) => role === 'translation' && /^en\b/.test(language)),
  };
}
