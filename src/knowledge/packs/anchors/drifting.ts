import type { HadithCollection } from '../../../references/reference.ts';
import { type Anchor, anchor } from './anchor.ts';

/**
 * Hadith that this site's notes cite by numbers at which files of the collection differ by a few, though all of them claim
 * the same numbering: these are found by their words.
 */
const bukhari = [
  anchor(1773, '‘Umrah to ‘Umrah', /umra.*expiat/, 'العمرة إلى العمرة', 'كفارة'),
  anchor(
    1782,
    '‘Umrah in Ramadan',
    /woman from the ansar.*umra.*ramad|ramad.*umra.*equal/,
    'لامرأة من الأنصار',
    'عمرة في رمضان',
  ),
  anchor(1814, 'lice, and the ransom for shaving', /your lice.*shave|lice.*feed six/, 'لعلك آذاك'),
  anchor(1837, 'the marriage to Maymuna', /married ma[iy]muna/, 'تزوج ميمونة'),
  anchor(1838, 'no veil or gloves in ihram', /gloves/, 'تنتقب', 'القفازين'),
  anchor(1862, 'a woman does not travel alone', /woman should not travel/, 'لا تسافر المرأة', 'ذي محرم'),
  anchor(3015, 'women and children are not killed', /forbade.*kill/, 'مقتولة', 'فنهى', 'النساء'),
  anchor(3276, 'Satan asks who created your Lord', /satan.*who.*created your lord/, 'يأتي الشيطان', 'من خلق ربك'),
  anchor(4505, 'the old man who cannot fast', /old man/, 'الشيخ الكبير'),
  anchor(7507, 'the servant who sins and asks again', /sin.*forgive.*sin/, 'أصاب ذنبا'),
];

const drifting: ReadonlyMap<string, readonly Anchor[]> = new Map<HadithCollection, readonly Anchor[]>([
  ['bukhari', bukhari],
]);

export const driftingIn = (work: string): readonly Anchor[] => drifting.get(work) ?? [];
