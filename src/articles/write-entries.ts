import type { DraftBlock } from '../answers/draft-answer.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { ArticleEntry, EntryKind, EntryPiece, EntrySection } from '../knowledge/entries/article-entry.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import { formatReference } from '../references/format-reference.ts';
import type { QuranReference } from '../references/reference.ts';
import { wordsIn } from './article-length.ts';
import { pageLink } from './pages-of-entries.ts';
import { isQuoted, LONGEST_QUOTED } from './quoted-passage.ts';
import type { WrittenSection } from './written-plan.ts';

/** Maximum passages of one entry that are quoted. */
const mostQuoted: Readonly<Record<EntryKind, number>> = {
  prophet: 5,
  person: 2,
  event: 2,
  place: 2,
  surah: 5,
  term: 1,
};

/** Writes one entry after the other, and quotes no passage twice in an article. */
export class EntryWriter {
  readonly #corpus: Corpus;
  readonly #quoted: Set<string>;

  /** `quoted` are passages that the article quotes besides. */
  constructor(corpus: Corpus, quoted: Iterable<string> = []) {
    this.#corpus = corpus;
    this.#quoted = new Set(quoted);
  }

  /** The sections of an entry below a heading of its own, or, where it is one of the group, below a small one. */
  entry(entry: ArticleEntry, group?: string): WrittenSection[] {
    const { key, kind, text } = entry;
    const sections = kind === 'surah' ? besideTheEditor(entry.sections) : entry.sections;
    const whole = kind === 'surah' ? this.#wholeSurah(entry) : undefined;
    const left = { passages: whole ? 0 : mostQuoted[kind] };
    const name = headingOf(entry);
    const written = sections.map((section, at): WrittenSection => {
      const blocks: DraftBlock[] = at === 0 ? [{ kind: 'entry', words: withPage(entry) }] : [];
      blocks.push(...this.#section(section, left));
      if (at === 0 && whole) blocks.push(this.#quote(whole));
      const heading = group === undefined ? section.heading : at === 0 ? name : undefined;
      return { text: key, says: text, blocks, group: group ?? name, ...(heading && { heading }) };
    });
    return written.filter(({ blocks }) => blocks.length > 0);
  }

  #section({ heading, pieces }: EntrySection, left: { passages: number }): DraftBlock[] {
    const all = pieces.map((piece) => {
      const passage = left.passages > 0 ? this.#passageFor(piece) : undefined;
      if (passage) {
        left.passages -= 1;
        this.#quoted.add(formatReference(passage));
      }
      return { piece, passage };
    });
    // “Healing and mercy [Quran 17:82]” says nothing without the verse.
    const followed = heading === OFTEN_QUOTED ? all.filter(({ passage }) => passage) : all;
    if (followed.length > 0 && followed.every(({ piece, passage }) => piece.isItem && !passage)) {
      return [{ kind: 'entry', words: followed.map(({ piece }) => `- ${piece.words}`).join('\n') as EntryWords }];
    }
    return followed.flatMap(({ piece, passage }): DraftBlock[] => [
      { kind: 'entry', words: piece.words },
      ...(passage ? [this.#quote(passage)] : []),
    ]);
  }

  #quote(reference: QuranReference): DraftBlock {
    this.#quoted.add(formatReference(reference));
    return { kind: 'passage', reference };
  }

  /** The first passage that a piece cites and that can be read alone. A longer one stays a link: it is never cut. */
  #passageFor({ references }: EntryPiece): QuranReference | undefined {
    for (const reference of references) {
      if (reference.work !== 'quran' || isQuoted(reference, this.#quoted)) continue;
      const words = this.#wordsOf(reference);
      if (words >= LEAST_QUOTED && words <= LONGEST_QUOTED && !this.#goesOn(reference)) return reference;
    }
    return undefined;
  }

  /** Whether its last sentence ends in the verse after it. */
  #goesOn({ surah, to }: QuranReference): boolean {
    const next = this.#corpus.passage({ work: 'quran', surah, from: to + 1, to: to + 1 });
    const [after] = next?.verses ?? [];
    const last = this.#corpus.passage({ work: 'quran', surah, from: to, to })?.verses[0];
    return GOES_ON.test(last?.translation ?? '') || CONTINUES.test(after?.translation ?? '');
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
    return this.#wordsOf(whole) <= LONGEST_QUOTED ? whole : undefined;
  }
}

/** Over the best-known verses of a surah. */
const OFTEN_QUOTED = 'Verses often quoted';

/** The parts of a surah, as a list: its own page has it, and the editor's words tell them. */
const IN_PARTS = 'What it speaks of';

/** What an editor's words about a surah leave to be told: the name, when and where, and the best-known verses at the end. */
function besideTheEditor([, ...sections]: readonly EntrySection[]): EntrySection[] {
  const kept = sections.filter(({ heading }) => heading !== IN_PARTS);
  const often = kept.filter(({ heading }) => heading === OFTEN_QUOTED);
  const facts = kept.filter(({ heading }) => heading !== OFTEN_QUOTED);
  return [{ pieces: facts.flatMap(({ pieces }) => pieces) }, ...often];
}

/** Minimum words of a passage that is worth quoting. */
const LEAST_QUOTED = 6;

/**
 * The translation has no full stops at the ends of verses: a sentence goes on after a comma, in small
 * letters, and after the first words of somebody who speaks.
 */
const GOES_ON = /[,;:–—-]["”’'\])]*\s*$|["“‘'][^"”’']{0,25}$/u;
const CONTINUES = /^(?:["“‘'([]*\p{Ll}|\[?(?:Saying|Who|And|But|Or|Then|So|That|Those who|Except|Unless)\b)/u;

/** The short facts of an entry, and its own page, which says more. */
const withPage = ({ facts, ...entry }: ArticleEntry) =>
  [...(facts ? [facts] : []), pageLink(entry, `More about ${entry.name.replace(/^The /u, 'the ')}`)].join(
    ' · ',
  ) as EntryWords;

const headingOf = ({ kind, name, key }: ArticleEntry) =>
  kind === 'surah' ? `Surah ${key.split('/')[1]}, ${name}` : name;
