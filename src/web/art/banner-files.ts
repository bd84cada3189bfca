import general from '../../../build/art/banner-general.svg?url';
import hadith from '../../../build/art/banner-hadith.svg?url';
import pillars from '../../../build/art/banner-pillars.svg?url';
import quran from '../../../build/art/banner-quran.svg?url';
import sunnah from '../../../build/art/banner-sunnah.svg?url';

/** The banners as the build drew them (`drawings.tsx`). */
export const banners = { pillars, quran, sunnah, hadith, general };
