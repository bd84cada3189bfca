import type { NotePiece, NoteWords } from '../../knowledge/notes/note.ts';
import { WRITTEN } from '../../knowledge/retrieval/notes/score-notes.ts';
import type { FoundNote } from '../../knowledge/retrieval/retrieval.ts';
import { namesOf } from './references-of.ts';

/** What of a note answers the question. */
export interface ChosenPieces {
  /** The answer itself: the note's own, and what it says of the very words that were asked. */
  direct: readonly NotePiece[];
  /** The views that differ on it. */
  differences: readonly NotePiece[];
}

/** More than the lead and so many pieces is the note itself, which has a page. */
const MOST_MORE = 2;
const MOST_DIFFERENCES = 3;

/** A piece that speaks so much less of the question than the best one would only distract. */
const WORTH_SAYING = 0.5;

/** Where a piece fits so much better than the lead, the question is about it. */
const AHEAD_OF_LEAD = 2;

/** Who asks how something is done wants its steps. */
const ASKS_HOW = /\bhow (?:to|do|does|is|are|can|should)\b|\bsteps?\b|كيف|خطوات|طريقة/iu;

/** Pieces that are said together or not at all: those of one list, else a piece alone. */
interface Unit {
  pieces: readonly NotePiece[];
  index: number;
  fit: number;
  references: readonly string[];
}

/** Chooses pieces of a note that answer the question, as far as their references fit beside each other. */
export function choosePieces(note: FoundNote, question: string, mostReferences: number): ChosenPieces {
  const [first, ...others] = unitsOf(note);
  const lead = first && (note.score >= WRITTEN ? first : withoutVerdict(first));
  if (!lead) return { direct: [], differences: [] };
  const best = Math.max(lead.fit, ...others.map(({ fit }) => fit));
  const cited = new Set(lead.references);
  const isRoom = ({ references }: Unit) => {
    if (new Set([...cited, ...references]).size > mostReferences) return false;
    for (const reference of references) cited.add(reference);
    return true;
  };

  const isWanted = ({ fit, pieces }: Unit) =>
    (fit > 0 && fit >= best * WORTH_SAYING) || (pieces.length > 1 && ASKS_HOW.test(question));
  const byFit = others.filter(isWanted).sort((one, other) => other.fit - one.fit || one.index - other.index);
  const [closest] = byFit;
  const isAside = closest && closest.fit >= lead.fit * AHEAD_OF_LEAD && closest.pieces[0]?.kind !== 'step';
  const asked = isAside ? [closest].filter(isRoom) : [];
  const telling = byFit.filter((unit) => !asked.includes(unit));
  const more = telling
    .filter((unit) => !isOfDifferences(unit))
    .slice(0, MOST_MORE - asked.length)
    .filter(isRoom);
  // Where no paragraph is more on the point than the lead, the note goes on as it was written.
  const general = others.filter((unit) => !isOfDifferences(unit) && !more.includes(unit));
  if (asked.length === 0) more.push(...general.slice(0, MOST_MORE - more.length).filter(isRoom));
  // Whoever says something says where it is from.
  const source = others.find((unit) => unit.references.length > 0 && !isOfDifferences(unit));
  if (cited.size === 0 && source && isRoom(source)) more.push(source);

  const onPoint = telling.filter(isOfDifferences);
  // Nothing contested is stated as settled: beside those on the point stand the first ones.
  const differences = [...new Set([...onPoint, ...others.filter(isOfDifferences)])]
    .filter((unit) => !asked.includes(unit))
    .slice(0, MOST_DIFFERENCES)
    .filter(isRoom);

  return {
    direct: piecesOf([...asked, lead, ...inOrder(more)]),
    differences: piecesOf(inOrder(differences)),
  };
}

function unitsOf({ text, fits }: FoundNote): Unit[] {
  const units: Unit[] = [];
  for (const [index, piece] of text.pieces.entries()) {
    if (piece.kind === 'quotation') continue;
    const fit = fits[index] ?? 0;
    const references = namesOf([piece]);
    const last = units.at(-1);
    if (last && isOneList(last.pieces.at(-1), piece)) {
      units[units.length - 1] = {
        ...last,
        pieces: [...last.pieces, piece],
        fit: Math.max(last.fit, fit),
        references: [...last.references, ...references],
      };
    } else units.push({ pieces: [piece], index, fit, references });
  }
  return units;
}

/** "Yes" and "No" answer the question that the note was written for, and not every one that it answers. */
function withoutVerdict(unit: Unit): Unit {
  const [piece, ...others] = unit.pieces;
  if (!piece) return unit;
  const bare = piece.markdown.replace(VERDICT, '');
  const markdown = (bare.charAt(0).toUpperCase() + bare.slice(1)) as NoteWords;
  return { ...unit, pieces: [{ ...piece, markdown }, ...others] };
}

const VERDICT = /^(?:(?:Yes|No)\s*[,:;]\s*|(?:نعم|لا)\s*[،:؛]\s*)/u;

/** Steps are one list, and so are bullets of a few words each: "Fajr, 2 units". */
function isOneList(before: NotePiece | undefined, piece: NotePiece): boolean {
  if (piece.kind === 'step') return before?.kind === 'step';
  return [before, piece].every((each) => each?.kind === 'bullet' && each.markdown.length <= SHORT_BULLET);
}

const SHORT_BULLET = 100;

function isOfDifferences({ pieces: [piece] }: Unit): boolean {
  return piece?.part === 'differences';
}

function inOrder(units: readonly Unit[]): Unit[] {
  return [...units].sort((one, other) => one.index - other.index);
}

function piecesOf(units: readonly Unit[]): NotePiece[] {
  return units.flatMap(({ pieces }) => pieces);
}
