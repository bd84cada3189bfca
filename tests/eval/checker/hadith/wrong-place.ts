import type { Random } from '../../random.ts';
import { type HadithUnits, titleOf } from './hadith-units.ts';

export const wrongPlaces = ['wrong number', 'wrong collection'] as const;

export type Place = Pick<HadithUnits, 'work' | 'ayah'>;

/** Another place for the words of a hadith: a number near by or far off, or the same one elsewhere. */
export function wrongPlace(
  kind: (typeof wrongPlaces)[number],
  { work, ayah, last }: HadithUnits,
  all: readonly HadithUnits[],
  references: ReadonlySet<string>,
  random: Random,
): Place {
  if (kind === 'wrong number') {
    return { work, ayah: random.pick([last + 1, last + 10, Math.max(1, ayah - 1), ayah * 2]) };
  }
  let other = random.pick(all);
  while (other.work === work) other = random.pick(all);
  return references.has(`${titleOf(other.work)} ${ayah}`) ? { work: other.work, ayah } : other;
}
