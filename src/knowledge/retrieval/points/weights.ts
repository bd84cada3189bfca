// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0.9, point: 0 },
  'second phrasing': { note: 1.63, point: 0 },
  'question in the best phrasing': { note: 0.63, point: 0 },
  'best phrasing in the question': { note: 1.11, point: 0 },
  spelling: { note: 1.47, point: 1.45 },
  text: { note: 0, point: 1.45 },
  questions: { note: 0.84, point: 0 },
  note: { note: 4.15, point: 0 },
  'title in the question': { note: 1.18, point: 0.49 },
  'question in the title': { note: 0.75, point: 1.48 },
  'question in the point': { note: 1.11, point: 3.53 },
  'rarest word in the point': { note: 0, point: 0.33 },
  'meaning of a phrasing': { note: 2.5, point: 1.45 },
  'meaning of the point': { note: 0.86, point: 2.17 },
  'meaning of the note': { note: 1.25, point: 0 },
  subjects: { note: 2.84, point: 1.86 },
  'first point': { note: 0.14, point: 0 },
  verses: { note: 0.36, point: 0.35 },
  written: { note: 0.31, point: 0.83 },
  around: { note: 0.25, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.51,
  strength: 2.25,
  'share of the note': 0.57,
  'lead over the next note': -0.1,
  'best phrasing': 0.96,
  spelling: 0.85,
  'question in the point': -0.28,
  'rarest word in the point': -0.41,
  'unknown words': 0.24,
  'words of the field': 0.2,
  length: 1.72,
  'in Arabic': 0.83,
  'another language': -0.08,
};
