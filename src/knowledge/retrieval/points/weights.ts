// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0, point: 0 },
  'second phrasing': { note: 1.51, point: 0 },
  'question in the best phrasing': { note: 0, point: 0.01 },
  'best phrasing in the question': { note: 0, point: 0 },
  spelling: { note: 2.73, point: 2.17 },
  text: { note: 0, point: 1.91 },
  questions: { note: 0, point: 0.42 },
  note: { note: 4.29, point: 0 },
  'title in the question': { note: 1.04, point: 0.27 },
  'question in the title': { note: 0.86, point: 0.92 },
  'question in the point': { note: 2.08, point: 3.68 },
  'rarest word in the point': { note: 0, point: 0.55 },
  subjects: { note: 2.47, point: 2.09 },
  'first point': { note: 1.75, point: 0 },
  verses: { note: 3.28, point: 0.2 },
  written: { note: 0, point: 0.74 },
  around: { note: 0, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.34,
  strength: 2.55,
  'share of the note': 1.1,
  'lead over the next note': 0.4,
  'best phrasing': 0.39,
  spelling: 0.67,
  'question in the point': -0.27,
  'rarest word in the point': -0.4,
  'unknown words': 0.1,
  'words of the field': 0.84,
  length: 1.64,
  'another language': 0.68,
};
