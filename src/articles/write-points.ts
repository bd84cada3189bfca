import type { LinksBlock } from '../answers/draft-answer.ts';
import { siteText } from '../answers/site-text.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Note, Point } from '../knowledge/notes/note.ts';
import { formatReference } from '../references/format-reference.ts';
import type { PointAddress } from './plan-notes.ts';
import { ownQuotations, quotedPassage } from './quoted-passage.ts';
import type { WrittenSection } from './written-plan.ts';

/** A point with its address. */
export interface AddressedPoint {
  address: PointAddress;
  point: Point;
}

/** Writes points one after the other, and quotes no passage twice. */
export class PointWriter {
  readonly #corpus: Corpus;
  readonly #quoted: Set<string>;

  /** `quoted` are passages that the article quotes elsewhere. */
  constructor(corpus: Corpus, all: readonly AddressedPoint[], quoted: ReadonlySet<string> = new Set()) {
    this.#corpus = corpus;
    this.#quoted = new Set([...ownQuotations(all.map(({ point }) => point)), ...quoted]);
  }

  section({ address, point }: AddressedPoint, heading: string | undefined, group?: string): WrittenSection {
    const passage = quotedPassage(point, this.#corpus, this.#quoted);
    if (passage) this.#quoted.add(formatReference(passage.reference));
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

export function pointAt(address: PointAddress, notes: readonly Note[]): AddressedPoint {
  const point = noteAt(address.note, notes).english.points.find(({ id }) => id === address.point);
  if (!point) throw new Error(`The note ${address.note} has no point ${address.point}`);
  return { address, point };
}
