import { seededRandom } from '../../random.ts';
import { type WrittenHadith, written } from './generate-hadith.ts';
import type { HadithUnits } from './hadith-units.ts';

/** Sayings that circulate as hadith and are in none of the three collections, and some invented ones. */
const sayings = [
  'Seek knowledge even if it be as far away as China.',
  'Love of the homeland is a part of faith.',
  'The ink of the scholar is holier than the blood of the martyr.',
  'I was a hidden treasure and I wished to be known, so I created the world.',
  'Whoever knows himself knows his Lord.',
  'An hour of reflection is better than seventy years of worship.',
  'Whoever lights a lamp on a Thursday shall have the reward of a thousand lamps.',
  'Trust in Allah, and never lock your door at night, for the angels guard it.',
  'اطلبوا العلم ولو بالصين فإن طلب العلم خير',
  'حب الوطن من الإيمان والنظافة من الإيمان',
  'المعدة بيت الداء والحمية رأس كل دواء',
  'تفكر ساعة خير من عبادة سبعين سنة كاملة',
  'من عرف نفسه فقد عرف ربه حق المعرفة',
  'من أشعل مصباحا يوم الخميس فله أجر ألف مصباح',
];

const EACH = 12;

/** Each under many numbers. */
export function inventedHadith(all: readonly HadithUnits[]): WrittenHadith[] {
  const random = seededRandom(413);
  return sayings.flatMap((words, at) =>
    Array.from({ length: EACH }, (_, count) => {
      const edition = /\p{Script=Arabic}/u.test(words) ? ('plain' as const) : ('english' as const);
      const text = written(words, random.pick(all), edition, 'whole', at + count);
      return { ...text, kind: 'invented', change: 'all' };
    }),
  );
}
