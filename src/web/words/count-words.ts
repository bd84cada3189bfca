import type { Verdict } from '../../contract/entities.ts';
import { arabicFigures } from '../../text/arabic-figures.ts';
import type { Words } from './words.ts';

interface CountWords {
  /** How many citations have this verdict. */
  counts: Readonly<Record<Verdict, (count: number) => string>>;
  /** How many works are named that are not held here. */
  works: (count: number) => string;
}

const number = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** A thing and its number behind a colon: no form of the thing has to agree with the number. */
const counted = (what: string) => (count: number) => `${what}: ${arabicFigures(count)}`;

/** How many citations have each verdict. */
export const countWords: Readonly<Record<Words['language'], CountWords>> = {
  en: {
    counts: {
      verified: (count) => `${number(count, 'passage', 'passages')} word for word`,
      'reference-exists': (count) => `${number(count, 'reference', 'references')} found`,
      misquoted: (count) => `${count} differ${count === 1 ? 's' : ''} from the source`,
      misattributed: (count) => `${count} found elsewhere`,
      'no-such-reference': (count) => `${count} with no such place`,
      'not-in-corpus': (count) => `${count} not found`,
      'place-unread': (count) => `${count} with a place that was not proved`,
      unchecked: (count) => `${count} not held here`,
    },
    works: (count) => `${number(count, 'work', 'works')} named, not checked`,
  },
  ar: {
    counts: {
      verified: counted('نصوص بلفظها'),
      'reference-exists': counted('مراجع موجودة'),
      misquoted: counted('نصوص تخالف المصدر'),
      misattributed: counted('نصوص في موضع آخر'),
      'no-such-reference': counted('مراجع لا وجود لها'),
      'not-in-corpus': counted('نصوص لم توجد'),
      'place-unread': counted('نصوص لم يثبت موضعها'),
      unchecked: counted('مراجع ليست عندنا'),
    },
    works: counted('كتب مذكورة لم يُتحقق مما فيها'),
  },
};
