import type { QuestionReading } from '../read-question.ts';
import type { PointIndex } from './index-points.ts';
import { FEATURES, type Fit } from './rank-points.ts';
import { answeredWeights, pointWeights } from './weights.ts';

/** A point with its chance of being the one that is asked for. */
export interface ScoredPoint {
  point: number;
  /** The shares of all candidates make one. */
  share: number;
  /** The weighted sum of its features. */
  strength: number;
  /** The share of its whole note, less that of the next note. */
  lead: number;
}

/**
 * Weighs the candidates, best first: the note that is likeliest as a whole leads with its best point, since its points
 * share what is asked among them.
 */
export function scorePoints(
  fits: readonly Fit[],
  index: PointIndex,
  weights: readonly number[] = pointWeights,
): ScoredPoint[] {
  const strengths = fits.map(({ features }) => dot(features, weights));
  const highest = Math.max(...strengths, 0);
  const masses = strengths.map((strength) => Math.exp(strength - highest));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const noteOf = (point: number) => index.points[point]?.note ?? -1;
  const ofNotes = new Map<number, number>();
  const shares = masses.map((mass) => mass / total);
  for (const [at, { point }] of fits.entries()) {
    ofNotes.set(noteOf(point), (ofNotes.get(noteOf(point)) ?? 0) + (shares[at] ?? 0));
  }
  const [leading, next] = [...ofNotes].sort((a, b) => b[1] - a[1]);
  const scored = fits
    .map(({ point }, at) => {
      const ofNote = ofNotes.get(noteOf(point)) ?? 0;
      const ofOthers = noteOf(point) === leading?.[0] ? (next?.[1] ?? 0) : (leading?.[1] ?? 0);
      return { point, share: shares[at] ?? 0, strength: strengths[at] ?? 0, lead: ofNote - ofOthers };
    })
    .sort((a, b) => b.share - a.share || a.point - b.point);
  const first = scored.find(({ point }) => noteOf(point) === leading?.[0]);
  return first ? [first, ...scored.filter((each) => each !== first)] : [];
}

/** The order of `evidenceOf`. */
export const EVIDENCE = [
  'constant',
  'strength',
  'share',
  'lead over the next note',
  'best phrasing',
  'spelling',
  'question in the point',
  'rarest word in the point',
  'unknown words',
  'words of the field',
  'length',
  'another language',
] as const;

/** What shows that a question is answered at all. */
export function evidenceOf(scored: readonly ScoredPoint[], fits: readonly Fit[], reading: QuestionReading): number[] {
  const [best] = scored;
  const features = fits.find(({ point }) => point === best?.point)?.features ?? [];
  const feature = (name: (typeof FEATURES)[number]) => features[FEATURES.indexOf(name)] ?? 0;
  return [
    1,
    (best?.strength ?? 0) / 10,
    best?.share ?? 0,
    best?.lead ?? 0,
    feature('best phrasing'),
    feature('spelling'),
    feature('question in the point'),
    feature('rarest word in the point'),
    Math.min(reading.strange.size, 3) / 3,
    Math.min(reading.fieldWords.length, 2) / 2,
    Math.min(reading.length, 20) / 20,
    reading.language === 'en' || reading.language === 'ar' ? 0 : 1,
  ];
}

/** The chance that the first point answers the question. */
export function likelihoodOf(scored: readonly ScoredPoint[], fits: readonly Fit[], reading: QuestionReading): number {
  if (scored.length === 0) return 0;
  return 1 / (1 + Math.exp(-dot(evidenceOf(scored, fits, reading), answeredWeights)));
}

function dot(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);
}
