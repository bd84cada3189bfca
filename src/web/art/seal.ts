import { khatam, moved } from './geometry.ts';
import { outlines } from './path.ts';

export type SealKind = 'verified' | 'unchecked' | 'wrong';

/** The view box in which a seal is drawn. */
export const sealBox = '0 0 20 20';

const rim = outlines(moved(khatam(9), 10, 10));
const signs: Record<SealKind, string> = {
  verified: 'M6.6 10.3l2.4 2.3 4.4-5',
  unchecked: 'M7.5 10a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0z',
  wrong: 'M7.3 7.3l5.4 5.4m0-5.4l-5.4 5.4',
};

/** The two lines of a seal: its rim, an eight-pointed star, and its sign. */
export const sealLines = (kind: SealKind) => [
  { path: rim, width: 1.2 },
  { path: signs[kind], width: 1.6 },
];
