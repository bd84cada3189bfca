import type { NotePiece } from '../../../knowledge/notes/note.ts';
import type { Findings, FoundPoint } from '../../../knowledge/retrieval/retrieval.ts';
import { formatReference } from '../../../references/format-reference.ts';
import type { QuranReference, Reference } from '../../../references/reference.ts';
import type { DraftBlock } from '../../draft-answer.ts';

/** The passages and points of notes that a model may answer from and cite. */
export interface Material {
  passages: readonly GivenPassage[];
  points: readonly GivenPoint[];
}

export interface GivenPassage {
  /** P1, P2 … */
  id: string;
  reference: QuranReference;
  /** For the model to read. Readers see the words that the gate puts in. */
  text: string;
}

export interface GivenPoint {
  /** The title of its note, and its label. */
  title: string;
  pieces: readonly GivenPiece[];
}

export interface GivenPiece {
  /** N1.1, N1.2 … */
  id: string;
  piece: NotePiece;
}

/** In characters, about 6,000 tokens together: whole verses but the longest, and the points that fit best. */
const MAX_PASSAGE_CHARACTERS = 1_200;
const MAX_POINT_CHARACTERS = 12_000;

export function gatherMaterial({ passages, points }: Findings): Material {
  return {
    passages: passages.map(({ passage }, at) => {
      const words = passage.verses.map(({ translation, arabic }) => translation || arabic).join(' ');
      const text =
        words.length > MAX_PASSAGE_CHARACTERS ? `${words.slice(0, MAX_PASSAGE_CHARACTERS).toWellFormed()} …` : words;
      return { id: `P${at + 1}`, reference: passage.reference, text };
    }),
    points: gatherPoints(points),
  };
}

function gatherPoints(points: readonly FoundPoint[]): GivenPoint[] {
  let left = MAX_POINT_CHARACTERS;
  return points.flatMap(({ note, point }, number) => {
    const pieces: GivenPiece[] = [];
    for (const [at, piece] of point.pieces.entries()) {
      left -= piece.markdown.length;
      if (left < 0) break;
      pieces.push({ id: `N${number + 1}.${at + 1}`, piece });
    }
    return pieces.length > 0 ? [{ title: `${note.english.title}: ${point.label}`, pieces }] : [];
  });
}

/** The references of an id: a passage, or the sources of a point's piece. Undefined for an id that was not given. */
export function referencesOf(id: string, { passages, points }: Material): readonly Reference[] | undefined {
  const passage = passages.find((given) => given.id === id);
  return passage ? [passage.reference] : pieceOf(id, points)?.piece.references;
}

/** A work that a text names as its source, and that the library does not hold: `[Ibn Hisham: the battle of Badr]`. */
const NAMED_WORK = /\[[^\][:\n]{2,60}: [^\][\n]{1,120}\]/gu;

/** The works that a point's piece names, as they stand in it. */
export const worksOf = (id: string, { points }: Material): readonly string[] =>
  pieceOf(id, points)?.piece.markdown.match(NAMED_WORK) ?? [];

/** Prose without the works that nothing given names: a model that invents a source may invent a work too. */
export function withoutInventedWorks(prose: string, { points }: Material): string {
  const named = new Set(
    points.flatMap(({ pieces }) => pieces.flatMap(({ piece }) => piece.markdown.match(NAMED_WORK) ?? [])),
  );
  return prose.replace(NAMED_WORK, (work) => (named.has(work) ? work : ''));
}

/** The block that replaces an id on a line of its own. */
export function blockOf(id: string, { passages, points }: Material): DraftBlock | undefined {
  const given = passages.find((one) => one.id === id);
  if (given) return { kind: 'passage', reference: given.reference };
  const found = pieceOf(id, points);
  return found && { kind: 'note', pieces: [found.piece] };
}

/** Whether a reference was given, or is part of a range that was given. */
export function isGiven(reference: Reference, { passages, points }: Material): boolean {
  const sources = points.flatMap(({ pieces }) => pieces.flatMap(({ piece }) => piece.references));
  const given: Reference[] = [...passages.map((passage) => passage.reference), ...sources];
  return given.some((one) => {
    if (one.work !== 'quran' || reference.work !== 'quran') return formatReference(one) === formatReference(reference);
    return one.surah === reference.surah && one.from <= reference.from && reference.to <= one.to;
  });
}

function pieceOf(id: string, points: readonly GivenPoint[]): GivenPiece | undefined {
  return points.flatMap(({ pieces }) => pieces).find((given) => given.id === id);
}
