import { type NotePiece, withoutYesOrNo } from '../../knowledge/notes/note.ts';
import { WRITTEN } from '../../knowledge/retrieval/notes/score-notes.ts';
import type { FoundNote } from '../../knowledge/retrieval/retrieval.ts';
import { namesOf } from './references-of.ts';

/** The parts of a note that answer the question. */
export interface ChosenPieces {
  /** The answer itself: the note's lead, and the pieces about exactly what was asked. */
  direct: readonly NotePiece[];
  /** The views that differ on it. */
  differences: readonly NotePiece[];
}

/** Maximum pieces after the lead, and maximum views; for more, the note has its own page. */
const MOST_MORE = 2;
const MOST_DIFFERENCES = 3;

/** A piece must fit at least this share of the best one's fit; others would distract. */
const WORTH_SAYING = 0.5;

/** A piece whose fit is this many times the lead's is what the question is about. */
const AHEAD_OF_LEAD = 2;

/** A question how something is done is answered with its steps. */
const ASKS_HOW = /\bhow (?:to|do|does|is|are|can|should)\b|\bsteps?\b|كيف|خطوات|طريقة/iu;

/** Pieces that are chosen together: those of one list, or a single piece. */
interface Unit {
  pieces: readonly NotePiece[];
  index: number;
  fit: number;
  references: readonly string[];
}

/** Chooses pieces of a note that answer the question, within the maximum of references. */
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
  // If no paragraph fits better than the lead, continue in the note's own order.
  const general = others.filter((unit) => !isOfDifferences(unit) && !more.includes(unit));
  if (asked.length === 0) more.push(...general.slice(0, MOST_MORE - more.length).filter(isRoom));
  // An answer needs at least one reference.
  const source = others.find((unit) => unit.references.length > 0 && !isOfDifferences(unit));
  if (cited.size === 0 && source && isRoom(source)) more.push(source);

  const onPoint = telling.filter(isOfDifferences);
  // Views that differ are always shown: first the fitting ones, then the others in order.
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

/** A leading “Yes” or “No” answers the note's main question, and may be wrong for the question that was asked. */
function withoutVerdict(unit: Unit): Unit {
  const [piece, ...others] = unit.pieces;
  if (!piece) return unit;
  return { ...unit, pieces: [{ ...piece, markdown: withoutYesOrNo(piece.markdown) }, ...others] };
}

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
