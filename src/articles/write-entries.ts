import type { DraftBlock } from '../answers/draft-answer.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { ArticleEntry, EntryPiece, EntrySection } from '../knowledge/entries/article-entry.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import { formatReference } from '../references/format-reference.ts';
import type { QuranReference } from '../references/reference.ts';
import { wordsIn } from './article-length.ts';
import { entryForms, type QuoteRule } from './entry-forms.ts';
import { pageLink } from './pages-of-entries.ts';
import { isQuoted } from './quoted-passage.ts';
import type { WrittenSection } from './written-plan.ts';

export interface WrittenEntry {
  sections: WrittenSection[];
  /** Words of this site's own, and of the passages that it quotes. */
  own: number;
  quoted: number;
}

interface Writing {
  blocks: DraftBlock[];
  own: number;
  quoted: number;
}

/** Writes one entry after the other, and quotes no passage twice in an article. */
export class EntryWriter {
  readonly #corpus: Corpus;
  readonly #quoted = new Set<string>();

  constructor(corpus: Corpus) {
    this.#corpus = corpus;
  }

  /** An entry that is alone in its article needs no heading of its own. */
  entry(entry: ArticleEntry, isAlone: boolean): WrittenEntry {
    const { key, kind, text, sections } = entry;
    const { quotes } = entryForms[kind];
    const whole = kind === 'surah' ? this.#wholeSurah(entry) : undefined;
    const left = { most: whole ? 0 : quotes.most };
    const written = sections.map(({ heading, ...section }, at) => {
      const writing: Writing = { blocks: [], own: 0, quoted: 0 };
      if (at === 0) writing.blocks.push({ kind: 'entry', words: withPage(entry) });
      this.#section(section, { ...quotes, left, onlyQuoted: heading === OFTEN_QUOTED }, writing);
      if (at === 0 && whole) this.#quote(whole, writing);
      const group = isAlone ? undefined : headingOf(entry);
      return { ...writing, heading, text: key, says: text, ...(group && { group }) };
    });
    return {
      sections: written
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ own: _, quoted: __, heading, ...section }) => ({
          ...section,
          ...(heading && { heading }),
        })),
      own: written.reduce((sum, { own }) => sum + own, 0),
      quoted: written.reduce((sum, { quoted }) => sum + quoted, 0),
    };
  }

  #section(
    { pieces }: EntrySection,
    rule: QuoteRule & { left: { most: number }; onlyQuoted: boolean },
    written: Writing,
  ) {
    const all = pieces.map((piece) => {
      const passage = rule.left.most > 0 ? this.#passageFor(piece, rule) : undefined;
      if (!passage) return { piece };
      rule.left.most -= 1;
      this.#quoted.add(formatReference(passage));
      return { piece, passage };
    });
    // “Healing and mercy [Quran 17:82]” says nothing without the verse.
    const followed = rule.onlyQuoted ? all.filter(({ passage }) => passage) : all;
    const isList = followed.every(({ piece, passage }) => piece.isItem && !passage);
    if (isList) {
      const items = followed.map(({ piece }) => `- ${piece.words}`).join('\n') as EntryWords;
      if (followed.length > 0) written.blocks.push({ kind: 'entry', words: items });
    }
    for (const { piece, passage } of followed) {
      if (!isList) written.blocks.push({ kind: 'entry', words: piece.words });
      written.own += wordsIn(piece.words);
      if (passage) this.#quote(passage, written);
    }
  }

  #quote(reference: QuranReference, written: Writing) {
    this.#quoted.add(formatReference(reference));
    written.blocks.push({ kind: 'passage', reference });
    written.quoted += this.#wordsOf(reference);
  }

  /** The passage that a piece cites, whole or its first verses. */
  #passageFor({ references }: EntryPiece, { longest, beginnings }: QuoteRule): QuranReference | undefined {
    for (const reference of references) {
      if (reference.work !== 'quran') continue;
      const shown = beginnings ? beginningOf(reference, longest, this.#corpus) : reference;
      if (!shown || isQuoted(shown, this.#quoted)) continue;
      const words = this.#wordsOf(shown);
      const isPart = shown.to !== reference.to;
      const isWhole = isPart || !GOES_ON.test(this.#corpus.passage(shown)?.verses.at(-1)?.translation ?? '');
      if (isWhole && words >= (isPart ? LEAST_PART : LEAST_WHOLE) && words <= longest) return shown;
    }
    return undefined;
  }

  #wordsOf(reference: QuranReference): number {
    const verses = this.#corpus.passage(reference)?.verses ?? [];
    return verses.reduce((sum, { translation }) => sum + wordsIn(translation), 0);
  }

  /** A short surah is quoted whole, once. */
  #wholeSurah({ key }: ArticleEntry): QuranReference | undefined {
    const surah = this.#corpus.surahs[Number(key.split('/')[1]) - 1];
    if (!surah) return undefined;
    const whole: QuranReference = { work: 'quran', surah: surah.number, from: 1, to: surah.verses };
    return this.#wordsOf(whole) <= SHORT_SURAH ? whole : undefined;
  }
}

/** Over the best-known verses of a surah. */
const OFTEN_QUOTED = 'Verses often quoted';

/** Words of a passage that is worth quoting: of a whole one, and of the beginning of a longer one. */
const LEAST_WHOLE = 6;
const LEAST_PART = 30;

/** Words of a surah that is quoted whole. */
const SHORT_SURAH = 110;

/** The verses with which a passage begins, as many as fit, up to the end of a sentence. */
function beginningOf(reference: QuranReference, longest: number, corpus: Corpus): QuranReference | undefined {
  const verses = corpus.passage(reference)?.verses ?? [];
  let words = 0;
  let found: QuranReference | undefined;
  for (const [at, { ayah, translation }] of verses.entries()) {
    words += wordsIn(translation);
    if (words > longest) break;
    if (!GOES_ON.test(translation) && !CONTINUES.test(verses[at + 1]?.translation ?? '')) {
      found = { ...reference, to: ayah };
    }
  }
  return found;
}

/**
 * The translation has no full stops at the ends of verses: a sentence goes on after a comma, in small
 * letters, and after the first words of somebody who speaks.
 */
const GOES_ON = /[,;:–—-]["”’'\])]*\s*$|["“‘'][^"”’']{0,25}$/u;
const CONTINUES = /^(?:["“‘'([]*\p{Ll}|\[?(?:Saying|Who|And|But|Or|Then|So|That|Those who)\b)/u;

/** The short facts of an entry, and its own page, which says more. */
const withPage = ({ facts, ...entry }: ArticleEntry) =>
  [...(facts ? [facts] : []), pageLink(entry, `More about ${entry.name.replace(/^The /u, 'the ')}`)].join(
    ' · ',
  ) as EntryWords;

const headingOf = ({ kind, name, key }: ArticleEntry) =>
  kind === 'surah' ? `Surah ${key.split('/')[1]}, ${name}` : name;
