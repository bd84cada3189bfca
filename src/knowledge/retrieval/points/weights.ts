// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0.5, point: 0 },
  'second phrasing': { note: 1.14, point: 0 },
  'question in the best phrasing': { note: 0, point: 0.06 },
  'best phrasing in the question': { note: 0.75, point: 0 },
  spelling: { note: 2.39, point: 1.5 },
  text: { note: 0, point: 1.38 },
  questions: { note: 0, point: 0 },
  note: { note: 4.07, point: 0 },
  'title in the question': { note: 0.81, point: 0.47 },
  'question in the title': { note: 1.1, point: 1.42 },
  'question in the point': { note: 1.86, point: 3.82 },
  'rarest word in the point': { note: 0, point: 0.53 },
  'meaning of a phrasing': { note: 1.18, point: 2.01 },
  'meaning of the point': { note: 0.22, point: 1.82 },
  'meaning of the note': { note: 2.12, point: 0 },
  subjects: { note: 2.79, point: 1.82 },
  'first point': { note: 1.62, point: 0 },
  verses: { note: 2.43, point: 0.1 },
  written: { note: 0, point: 0.79 },
  around: { note: 0, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.45,
  strength: 2.21,
  'share of the note': 0.45,
  'lead over the next note': 0.68,
  'best phrasing': 0.93,
  spelling: 0.92,
  'question in the point': -0.39,
  'rarest word in the point': -0.41,
  'unknown words': 0.41,
  'words of the field': 0.62,
  length: 1.9,
  'another language': 0.26,
};
