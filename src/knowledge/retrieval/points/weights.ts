// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0.57, point: 0 },
  'second phrasing': { note: 1.03, point: 0 },
  'question in the best phrasing': { note: 0, point: 0.16 },
  'best phrasing in the question': { note: 0.73, point: 0 },
  spelling: { note: 2.4, point: 1.46 },
  text: { note: 0, point: 1.9 },
  questions: { note: 0, point: 0 },
  note: { note: 4.06, point: 0 },
  'title in the question': { note: 0.79, point: 0.43 },
  'question in the title': { note: 1.1, point: 1.31 },
  'question in the point': { note: 1.94, point: 3.59 },
  'rarest word in the point': { note: 0, point: 0.3 },
  'meaning of a phrasing': { note: 1.07, point: 2.06 },
  'meaning of the point': { note: 0.23, point: 1.71 },
  'meaning of the note': { note: 2.16, point: 0 },
  subjects: { note: 2.76, point: 2.26 },
  'first point': { note: 1.65, point: 0 },
  verses: { note: 2.5, point: 0.42 },
  written: { note: 0, point: 0.9 },
  around: { note: 0, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.77,
  strength: 2.26,
  'share of the note': 0.45,
  'lead over the next note': 0.68,
  'best phrasing': 0.82,
  spelling: 1.06,
  'question in the point': -0.72,
  'rarest word in the point': -0.21,
  'unknown words': 0.3,
  'words of the field': 0.55,
  length: 2.11,
  'in Arabic': 0.86,
  'another language': 0.33,
};
