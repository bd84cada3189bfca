import { wordsIn } from '../../../knowledge/notes/check-note.ts';
import type { Note, Point } from '../../../knowledge/notes/note.ts';
import { pointIn } from '../../../knowledge/notes/point-in.ts';
import type { Findings, FoundPoint } from '../../../knowledge/retrieval/retrieval.ts';
import type { AnswerLanguage } from '../../question-language.ts';

/** A point in the language of the answer, with its note. */
export interface ChosenPoint {
  note: Note;
  point: Point;
}

export interface ChosenPoints {
  /** The answer: the first point is the one that is asked for. */
  answer: readonly ChosenPoint[];
  /** Differing views that were asked for, or that bear on the answer. */
  differing: readonly ChosenPoint[];
  /** Differing views of the same note that are only named. */
  otherViews: readonly ChosenPoint[];
  /** Near points, of this note and of others. */
  near: readonly ChosenPoint[];
}

/** Words of an answer without passages: what a visitor reads at once, and what one who asks for more gets. */
const WORDS = { usual: 150, more: 400 };

/** Words up to which a second point joins the first: together they fill the first screen of a phone. */
const FIRST_SCREEN = 110;

/** An answer shorter than this many words goes on with the nearest point of its note, if one is near. */
const SHORT = 40;

/** The share from which a point was asked for beside the first, and that of differing views, which bear on the answer. */
const ASKED_TOO = 0.12;
const BEARS_ON = 0.05;

const MOST_NEAR = 4;

/** Chooses what an answer says of the points that were found, in this language. */
export function choosePoints(
  { points: found }: Findings,
  { language, wantsMore, bySlug }: { language: AnswerLanguage; wantsMore: boolean; bySlug: ReadonlyMap<string, Note> },
): ChosenPoints | undefined {
  const [first] = found;
  const main = first && inLanguage(first.note, first.point.id, language);
  if (!first || !main) return undefined;
  const { note } = main;
  const room = wantsMore ? WORDS.more : WORDS.usual;
  const shares = new Map(found.filter((each) => each.note === note).map(({ point, share }) => [point.id, share]));
  const shareOf = ({ point }: ChosenPoint) => shares.get(point.id) ?? 0;
  const others = note.english.points
    .flatMap(({ id }) => inLanguage(note, id, language) ?? [])
    .filter(({ point }) => point.id !== main.point.id);
  const byShare = others.filter((each) => shareOf(each) > 0).sort((a, b) => shareOf(b) - shareOf(a));

  const answer = [main];
  let words = wordsOf(main);
  const take = (each: ChosenPoint) => {
    if (words + wordsOf(each) > room) return false;
    words += wordsOf(each);
    return true;
  };
  const agreed = (each: ChosenPoint) => !each.point.isDifference;
  const beside = byShare.filter((each) => agreed(each) && (wantsMore || shareOf(each) >= ASKED_TOO));
  const nearest = byShare.filter((each) => agreed(each) && shareOf(each) >= WORTH_READING);
  const wanted = words < SHORT && beside.length === 0 ? nearest : beside;
  for (const each of wanted.slice(0, wantsMore ? wanted.length : 1)) {
    const fits = wantsMore || words + wordsOf(each) <= FIRST_SCREEN;
    if (fits && take(each)) answer.push(each);
  }

  const views = others.filter((each) => each.point.isDifference);
  const bearing = byShare.filter((each) => each.point.isDifference && (wantsMore || shareOf(each) >= BEARS_ON));
  const differing = bearing.slice(0, wantsMore ? bearing.length : 1).filter(take);
  const shown = [...answer, ...differing];
  return {
    answer,
    differing,
    otherViews: main.point.isDifference ? [] : views.filter((each) => !differing.includes(each)).slice(0, MOST_NEAR),
    near: nearPoints(found, shown, { language, bySlug }),
  };
}

/** Points that were found beside those shown; where few were, the first points of related notes. */
function nearPoints(
  found: readonly FoundPoint[],
  shown: readonly ChosenPoint[],
  { language, bySlug }: { language: AnswerLanguage; bySlug: ReadonlyMap<string, Note> },
): ChosenPoint[] {
  const [main] = shown;
  const candidates = [
    ...found.filter(({ share }) => share >= WORTH_READING).map(({ note, point }) => ({ note, id: point.id })),
    ...(main?.note.related ?? []).flatMap((slug) => {
      const note = bySlug.get(slug);
      const [point] = note?.english.points ?? [];
      return note && point ? [{ note, id: point.id }] : [];
    }),
  ].flatMap(({ note, id }) => inLanguage(note, id, language) ?? []);
  const near: ChosenPoint[] = [];
  for (const each of candidates) {
    const isSame = (other: ChosenPoint) => other.note === each.note && other.point.id === each.point.id;
    // Views of the note itself are named below its answer.
    const isView = each.note === main?.note && each.point.isDifference;
    if (!isView && ![...shown, ...near].some(isSame)) near.push(each);
  }
  return near.slice(0, MOST_NEAR - 1);
}

const WORTH_READING = 0.02;

function inLanguage(note: Note, id: string, language: AnswerLanguage): ChosenPoint | undefined {
  const point = pointIn(note, id, language);
  return point && { note, point };
}

const wordsOf = ({ point }: ChosenPoint) => wordsIn(point.markdown);
