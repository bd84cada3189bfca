// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0.92, point: 0 },
  'second phrasing': { note: 1.49, point: 0 },
  'question in the best phrasing': { note: 1.15, point: 0.43 },
  'best phrasing in the question': { note: 0.5, point: 0 },
  spelling: { note: 1.94, point: 1.01 },
  text: { note: 0, point: 1.61 },
  questions: { note: 0.04, point: 0 },
  note: { note: 3.62, point: 0 },
  'title in the question': { note: 0.94, point: 0.34 },
  'question in the title': { note: 1, point: 1.28 },
  'question in the point': { note: 2, point: 3.89 },
  'rarest word in the point': { note: 0, point: 0.24 },
  'meaning of a phrasing': { note: 2.43, point: 1.46 },
  'meaning of the point': { note: 0.55, point: 2.12 },
  'meaning of the note': { note: 2.1, point: 0 },
  subjects: { note: 3.25, point: 1.85 },
  'first point': { note: 0.92, point: 0 },
  verses: { note: 1.53, point: 0.84 },
  written: { note: 0, point: 0.81 },
  around: { note: 0.32, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.99,
  strength: 2.14,
  'share of the note': 0.78,
  'lead over the next note': 0.48,
  'best phrasing': 1,
  spelling: 0.97,
  'question in the point': -0.51,
  'rarest word in the point': -0.45,
  'unknown words': 0.3,
  'words of the field': 0.3,
  length: 2.14,
  'in Arabic': 0.85,
  'another language': -0.23,
};
