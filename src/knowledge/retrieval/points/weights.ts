// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0.93, point: 0 },
  'second phrasing': { note: 1.48, point: 0 },
  'question in the best phrasing': { note: 1.14, point: 0.37 },
  'best phrasing in the question': { note: 0.48, point: 0 },
  spelling: { note: 1.93, point: 1.1 },
  text: { note: 0, point: 1.62 },
  questions: { note: 0.04, point: 0 },
  note: { note: 3.64, point: 0 },
  'title in the question': { note: 0.91, point: 0.34 },
  'question in the title': { note: 1.01, point: 1.29 },
  'question in the point': { note: 1.97, point: 3.87 },
  'rarest word in the point': { note: 0, point: 0.25 },
  'meaning of a phrasing': { note: 2.43, point: 1.48 },
  'meaning of the point': { note: 0.6, point: 2.14 },
  'meaning of the note': { note: 2.04, point: 0 },
  subjects: { note: 3.25, point: 1.93 },
  'first point': { note: 0.95, point: 0 },
  verses: { note: 1.53, point: 0.78 },
  written: { note: 0, point: 0.91 },
  around: { note: 0.25, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.95,
  strength: 2.16,
  'share of the note': 0.78,
  'lead over the next note': 0.47,
  'best phrasing': 1.04,
  spelling: 0.9,
  'question in the point': -0.58,
  'rarest word in the point': -0.42,
  'unknown words': 0.31,
  'words of the field': 0.29,
  length: 2.1,
  'in Arabic': 0.85,
  'another language': -0.23,
};
