import type { HadithCollection } from '../../../references/reference.ts';
import { abuDawud } from './abu-dawud.ts';
import type { Anchor } from './anchor.ts';
import { bukhari } from './bukhari.ts';
import { ibnMajah } from './ibn-majah.ts';
import { muslim } from './muslim.ts';
import { nasai } from './nasai.ts';
import { nawawi } from './nawawi.ts';
import { riyadAsSalihin } from './riyad-as-salihin.ts';
import { tirmidhi } from './tirmidhi.ts';

const anchors: ReadonlyMap<string, readonly Anchor[]> = new Map<HadithCollection, readonly Anchor[]>([
  ['bukhari', bukhari],
  ['muslim', muslim],
  ['abu-dawud', abuDawud],
  ['tirmidhi', tirmidhi],
  ['nasai', nasai],
  ['ibn-majah', ibnMajah],
  ['nawawi-40', nawawi],
  ['riyad-as-salihin', riyadAsSalihin],
]);

/** The well-known hadith of a collection by number; none for a collection of which this program knows none. */
export function anchorsOf(work: string): ReadonlyMap<number, Anchor> {
  return new Map((anchors.get(work) ?? []).map((each) => [each.number, each]));
}
