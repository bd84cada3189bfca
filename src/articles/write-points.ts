import type { LinksBlock } from '../answers/draft-answer.ts';
import { siteText } from '../answers/site-text.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note, Point } from '../knowledge/notes/note.ts';
import { formatReference } from '../references/format-reference.ts';
import { ARTICLE_WORDS, wordsIn } from './article-length.ts';
import { ownQuotations, quotedPassage, wordsQuoted } from './quoted-passage.ts';
import type { WrittenSection } from './written-plan.ts';

interface PointAddress {
  note: string;
  point: string;
}

/** A point with its address. */
export interface AddressedPoint {
  address: PointAddress;
  point: Point;
}

/** What the article has besides these points. */
interface Beside {
  words: number;
  /** Passages that it quotes. */
  quoted?: readonly string[];
}

/** Writes points one after the other; quotes no passage twice, and none for which a long article has no room. */
export class PointWriter {
  readonly #corpus: Corpus;
  readonly #quoted: Set<string>;
  /** Words of passages that still fit. */
  #room: number;

  constructor(corpus: Corpus, all: readonly AddressedPoint[], beside: Beside) {
    this.#corpus = corpus;
    const own = new Set([...ownQuotations(all.map(({ point }) => point)), ...(beside.quoted ?? [])]);
    this.#quoted = new Set(own);
    const words = all.reduce((sum, { point }) => sum + wordsIn(point.label) + wordsIn(point.markdown), 0);
    this.#room = ARTICLE_WORDS.most - SPARE_WORDS - beside.words - words - wordsQuoted(own, corpus);
  }

  section({ address, point }: AddressedPoint, heading: string | undefined, group?: string): WrittenSection {
    const fitting = quotedPassage(point, this.#corpus, this.#quoted);
    const passage = fitting && fitting.words + INTRODUCTION_WORDS <= this.#room ? fitting : undefined;
    if (passage) {
      this.#quoted.add(formatReference(passage.reference));
      this.#room -= passage.words + INTRODUCTION_WORDS;
    }
    return {
      text: textKey(address),
      says: point.markdown,
      ...(group && { group }),
      ...(heading && { heading }),
      blocks: [
        { kind: 'note', pieces: point.pieces },
        ...(passage ? [{ kind: 'passage', reference: passage.reference, introducedIn: 'en' } as const] : []),
      ],
    };
  }
}

/** Words of headings and of the list of notes at the end. */
const SPARE_WORDS = 60;

/** Words that introduce a passage: the name of its surah and its verses. */
const INTRODUCTION_WORDS = 8;

/** The point of a key: `notes/wudu#steps`. */
export function pointAt(key: string, notes: readonly Note[]): AddressedPoint {
  const [, slug = '', id = ''] = /^notes\/([^#]+)#(.+)$/u.exec(key) ?? [];
  const point = noteAt(slug, notes).english.points.find((each) => each.id === id);
  if (!point) throw new Error(`There is no point ${key}`);
  return { address: { note: slug, point: id }, point };
}

/** A heading names no source: the text below it does. */
export const withoutReferences = (label: string) => label.replace(/\s*\[[^\]\n]*\]/gu, '');

export const textKey = ({ note, point }: PointAddress) => `notes/${note}#${point}`;

/** Links to the notes that an article was put together from. */
export function linksTo(slugs: Iterable<string>, notes: readonly Note[]): LinksBlock {
  return {
    kind: 'links',
    introducedBy: siteText`Made from these notes:`,
    links: [...new Set(slugs)].map((slug) => {
      const { english } = noteAt(slug, notes);
      return { slug, point: english.points[0]?.id ?? '', title: english.title };
    }),
    isList: true,
  };
}

export function noteAt(slug: string, notes: readonly Note[]): Note {
  const note = notes.find((each) => each.slug === slug);
  if (!note) throw new Error(`There is no note ${slug}`);
  return note;
}
