// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0.93, point: 0 },
  'second phrasing': { note: 1.4, point: 0 },
  'question in the best phrasing': { note: 1.12, point: 0.44 },
  'best phrasing in the question': { note: 0.5, point: 0 },
  spelling: { note: 1.88, point: 1.01 },
  text: { note: 0, point: 1.62 },
  questions: { note: 0.09, point: 0 },
  note: { note: 3.65, point: 0 },
  'title in the question': { note: 0.93, point: 0.34 },
  'question in the title': { note: 0.97, point: 1.27 },
  'question in the point': { note: 2.03, point: 3.89 },
  'rarest word in the point': { note: 0, point: 0.24 },
  'meaning of a phrasing': { note: 2.36, point: 1.46 },
  'meaning of the point': { note: 0.42, point: 2.11 },
  'meaning of the note': { note: 2.14, point: 0 },
  subjects: { note: 3.23, point: 1.85 },
  'first point': { note: 0.87, point: 0 },
  verses: { note: 1.49, point: 0.84 },
  written: { note: 0, point: 0.81 },
  around: { note: 0.3, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -5.03,
  strength: 2.17,
  'share of the note': 0.8,
  'lead over the next note': 0.42,
  'best phrasing': 1.06,
  spelling: 1.02,
  'question in the point': -0.56,
  'rarest word in the point': -0.41,
  'unknown words': 0.31,
  'words of the field': 0.3,
  length: 2.16,
  'in Arabic': 0.85,
  'another language': -0.23,
};
