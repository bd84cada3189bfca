// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0, point: 0 },
  'second phrasing': { note: 1.37, point: 0 },
  'question in the best phrasing': { note: 0, point: 0.51 },
  'best phrasing in the question': { note: 0.07, point: 0 },
  spelling: { note: 2.63, point: 1.78 },
  text: { note: 0, point: 1.8 },
  questions: { note: 0, point: 0 },
  note: { note: 4.34, point: 0 },
  'title in the question': { note: 0.97, point: 0.36 },
  'question in the title': { note: 0.82, point: 1.13 },
  'question in the point': { note: 2.29, point: 3.53 },
  'rarest word in the point': { note: 0, point: 0.22 },
  subjects: { note: 2.44, point: 1.84 },
  'first point': { note: 1.61, point: 0 },
  verses: { note: 3.28, point: 0.53 },
  written: { note: 0, point: 1.07 },
  around: { note: 0, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.22,
  strength: 2.59,
  'share of the note': 0.99,
  'lead over the next note': 0.42,
  'best phrasing': 0.41,
  spelling: 0.67,
  'question in the point': -0.36,
  'rarest word in the point': -0.44,
  'unknown words': 0.03,
  'words of the field': 0.9,
  length: 1.61,
  'another language': 0.68,
};
