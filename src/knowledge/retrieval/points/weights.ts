// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0.55, point: 0 },
  'second phrasing': { note: 1.05, point: 0 },
  'question in the best phrasing': { note: 0, point: 0.37 },
  'best phrasing in the question': { note: 0.7, point: 0 },
  spelling: { note: 2.39, point: 1.12 },
  text: { note: 0, point: 1.58 },
  questions: { note: 0, point: 0 },
  note: { note: 4.1, point: 0 },
  'title in the question': { note: 0.74, point: 0.32 },
  'question in the title': { note: 1.03, point: 1.28 },
  'question in the point': { note: 1.89, point: 3.85 },
  'rarest word in the point': { note: 0, point: 0.24 },
  'meaning of a phrasing': { note: 1.06, point: 1.65 },
  'meaning of the point': { note: 0.22, point: 1.96 },
  'meaning of the note': { note: 2.15, point: 0 },
  subjects: { note: 2.75, point: 1.91 },
  'first point': { note: 1.71, point: 0 },
  verses: { note: 2.48, point: 0.74 },
  written: { note: 0, point: 0.83 },
  around: { note: 0, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.8,
  strength: 2.35,
  'share of the note': 0.45,
  'lead over the next note': 0.67,
  'best phrasing': 0.95,
  spelling: 0.97,
  'question in the point': -0.72,
  'rarest word in the point': -0.32,
  'unknown words': 0.26,
  'words of the field': 0.55,
  length: 2.08,
  'in Arabic': 0.85,
  'another language': 0.35,
};
