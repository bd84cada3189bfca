import type { QuestionReading } from '../read-question.ts';
import type { PointIndex } from './index-points.ts';
import { FEATURES, type Feature, type Fit } from './rank-points.ts';
import { answeredWeights, choiceWeights } from './weights.ts';

/** A point with its chance of being the one that is asked for. */
export interface ScoredPoint {
  point: number;
  /** The shares of all candidates make one. */
  share: number;
  /** The share of its whole note. */
  ofNote: number;
  /** How much speaks for its note. */
  strength: number;
  /** The share of its whole note, less that of the next note. */
  lead: number;
}

/** The two fitted weightings of the features: which note is asked for, and which of its points. */
export interface ChoiceWeights {
  note: readonly number[];
  point: readonly number[];
}

/** The order of `evidenceOf`. */
export const EVIDENCE = [
  'constant',
  'strength',
  'share of the note',
  'lead over the next note',
  'best phrasing',
  'spelling',
  'question in the point',
  'rarest word in the point',
  'unknown words',
  'words of the field',
  'length',
  'in Arabic',
  'another language',
] as const;

export type EvidenceName = (typeof EVIDENCE)[number];

const WRITTEN = FEATURES.indexOf('written');

const fitted: ChoiceWeights = {
  note: FEATURES.map((name) => choiceWeights[name].note),
  point: FEATURES.map((name) => choiceWeights[name].point),
};
const fittedAnswered = EVIDENCE.map((name) => answeredWeights[name]);

/** Weighs the candidates, best first: first the likeliest note, as all its points together show it, then its likeliest point. */
export function scorePoints(fits: readonly Fit[], index: PointIndex, weights: ChoiceWeights = fitted): ScoredPoint[] {
  const noteOf = ({ point }: Fit) => index.points[point]?.note ?? -1;
  const byNote = [...Map.groupBy(fits, noteOf).values()];
  const strengths = byNote.map((own) => strengthOf(own, weights.note));
  const shares = softmax(strengths);
  const scored = byNote.flatMap((own, at) => {
    const share = shares[at] ?? 0;
    const others = Math.max(0, ...shares.filter((_, other) => other !== at));
    const within = softmax(own.map(({ features }) => dot(features, weights.point)));
    return own.map(({ point }, each) => ({
      point,
      ofNote: share,
      share: share * (within[each] ?? 0),
      strength: strengths[at] ?? 0,
      lead: share - others,
    }));
  });
  const written = new Set(fits.filter(({ features }) => features[WRITTEN] === 1).map(({ point }) => point));
  const byShare = scored.sort((a, b) => b.share - a.share || a.point - b.point);
  // An editor wrote that a point answers these very words: that is known, not likely.
  const known = byShare.find(({ point }) => written.has(point));
  if (known) return withKnown(known, byShare);
  const likeliest = Math.max(...shares, 0);
  const first = byShare.find(({ ofNote }) => ofNote === likeliest);
  return first ? [first, ...byShare.filter((each) => each !== first)] : [];
}

/** Puts a point first that is known to answer; the others keep their order and share what is left. */
function withKnown(known: ScoredPoint, all: readonly ScoredPoint[]): ScoredPoint[] {
  const others = all.filter((each) => each !== known);
  const whole = Math.max(
    others.reduce((sum, { share }) => sum + share, 0),
    Number.EPSILON,
  );
  const scaled = others.map((each) => ({ ...each, share: (each.share / whole) * LEFT_BY_KNOWN }));
  return [{ ...known, share: 1 - LEFT_BY_KNOWN, lead: 1 }, ...scaled];
}

const LEFT_BY_KNOWN = 0.3;

/** How much all points of a note together speak for it. */
export function strengthOf(own: readonly Pick<Fit, 'features'>[], weights: readonly number[]): number {
  const sums = own.map(({ features }) => dot(features, weights));
  const highest = Math.max(...sums);
  return highest + Math.log(sums.reduce((total, each) => total + Math.exp(each - highest), 0));
}

function softmax(strengths: readonly number[]): number[] {
  const highest = Math.max(...strengths);
  const masses = strengths.map((strength) => Math.exp(strength - highest));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  return masses.map((mass) => mass / total);
}

/** What shows that a question is answered at all. */
export function evidenceOf(scored: readonly ScoredPoint[], fits: readonly Fit[], reading: QuestionReading): number[] {
  const [best] = scored;
  const features = fits.find(({ point }) => point === best?.point)?.features ?? [];
  const feature = (name: Feature) => features[FEATURES.indexOf(name)] ?? 0;
  return [
    1,
    (best?.strength ?? 0) / 10,
    best?.ofNote ?? 0,
    best?.lead ?? 0,
    feature('best phrasing'),
    feature('spelling'),
    feature('question in the point'),
    feature('rarest word in the point'),
    Math.min(reading.strange.size, 3) / 3,
    Math.min(reading.fieldWords.length, 2) / 2,
    Math.min(reading.length, 20) / 20,
    reading.language === 'ar' ? 1 : 0,
    reading.language === 'en' || reading.language === 'ar' ? 0 : 1,
  ];
}

/** The chance that the first point answers the question. */
export function likelihoodOf(scored: readonly ScoredPoint[], fits: readonly Fit[], reading: QuestionReading): number {
  const [best] = scored;
  if (!best) return 0;
  if (best.lead === 1) return 1;
  return 1 / (1 + Math.exp(-dot(evidenceOf(scored, fits, reading), fittedAnswered)));
}

function dot(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);
}
