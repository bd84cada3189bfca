// Written by `node scripts/fit/points.ts`; do not edit by hand.

import type { Feature } from './rank-points.ts';
import type { EvidenceName } from './score-points.ts';

/** How much each feature of a point speaks for its note, and for it among the points of its note. */
export const choiceWeights: Readonly<Record<Feature, { note: number; point: number }>> = {
  'best phrasing': { note: 0, point: 0 },
  'second phrasing': { note: 1.72, point: 0 },
  'question in the best phrasing': { note: 0, point: 0.33 },
  'best phrasing in the question': { note: 0.12, point: 0 },
  spelling: { note: 2.96, point: 1.83 },
  text: { note: 0, point: 2.02 },
  questions: { note: 0, point: 0.27 },
  note: { note: 4.48, point: 0 },
  'title in the question': { note: 1.2, point: 0.41 },
  'question in the title': { note: 0.97, point: 1.1 },
  'question in the point': { note: 1.33, point: 3.67 },
  'rarest word in the point': { note: 0, point: 0.34 },
  'meaning of a phrasing': { note: 0, point: 0 },
  'meaning of the point': { note: 0, point: 0 },
  'meaning of the note': { note: 0, point: 0 },
  subjects: { note: 2.34, point: 2.49 },
  'first point': { note: 1.78, point: 0.07 },
  verses: { note: 3.09, point: 0.41 },
  written: { note: 0, point: 0.61 },
  around: { note: 0, point: 0 },
};

/** How much each evidence shows that the question is answered at all. */
export const answeredWeights: Readonly<Record<EvidenceName, number>> = {
  constant: -4.88,
  strength: 3.01,
  'share of the note': 1.01,
  'lead over the next note': 0.38,
  'best phrasing': 0.65,
  spelling: 0.94,
  'question in the point': -0.83,
  'rarest word in the point': -0.33,
  'unknown words': 0.09,
  'words of the field': 0.63,
  length: 1.91,
  'another language': 0.71,
};
