// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 1.09, point: 1.36 },
  'second phrasing': { note: 1.62, point: 1.05 },
  'question in the best phrasing': { note: 0.86, point: 0.57 },
  'best phrasing in the question': { note: 0.59, point: 0.15 },
  spelling: { note: 1.34, point: 2.28 },
  text: { note: 0, point: 0.85 },
  questions: { note: 0.59, point: 0.8 },
  note: { note: 3.59, point: 0 },
  'title in the question': { note: 0.74, point: 0.33 },
  'question in the title': { note: 0.88, point: 1.14 },
  'question in the point': { note: 1.05, point: 2.73 },
  'rarest word in the point': { note: 0, point: 0.12 },
  'meaning of a phrasing': { note: 2.32, point: 2.59 },
  'meaning of the point': { note: 2.72, point: 4.18 },
  'meaning of the note': { note: 2.5, point: 0 },
  subjects: { note: 1.88, point: 1.46 },
  'first point': { note: 0, point: 0 },
  verses: { note: 0.18, point: 0.22 },
  written: { note: 0.07, point: 0.41 },
  around: { note: 0.84, point: 0.01 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -5.41,
  strength: 2.59,
  'share of the note': -0.02,
  'lead over the next note': -0.16,
  'best phrasing': 0.93,
  spelling: 0.99,
  'question in the point': -0.17,
  'rarest word in the point': -0.01,
  'unknown words': 0.25,
  'words of the field': 0.48,
  length: 2.59,
  'in Arabic': 1.6,
  'another language': 0.04,
};
