import type { LibraryWork } from '../../contract/source-entities.ts';
import { arabicFigures } from '../../text/arabic-figures.ts';
import type { Words } from './words.ts';

type Kind = LibraryWork['kind'];

interface PassageWords {
  loading: string;
  close: string;
  /** Above the passage's own words. */
  wordForWord: (kind: Kind) => string;
  /** How much more of a long passage there is. */
  more: (count: number, kind: Kind) => string;
  open: string;
  works: string;
  failed: string;
  /** What the text from which a reader came does with the passage. */
  wrong: (why: string) => string;
  notQuoted: string;
  /** Of a work that this library does not hold. */
  notHeld: string;
  readElsewhere: (site: string) => string;
  newTab: string;
  /** The editions whose words are shown. */
  editions: (titles: readonly string[], kind: Kind) => string;
}

const english: PassageWords = {
  loading: 'Loading the passage',
  close: 'Close',
  wordForWord: (kind) =>
    `This ${{ quran: 'verse', hadith: 'hadith', tafsir: 'passage' }[kind]}, word for word, from the editions named below`,
  more: (count, kind) =>
    `${count} more ${kind === 'hadith' ? 'hadith' : count > 1 ? 'verses' : 'verse'}: read it in context`,
  open: 'Open this passage',
  works: 'What this library holds',
  failed: 'The passage could not be loaded just now. You can try its page:',
  wrong: (why) => `The text you came from: ${why}`,
  notQuoted: 'The text you came from does not quote this passage word for word, so none of its words were compared.',
  notHeld: 'This library does not hold this work, so the wording was not checked here. That says nothing against it.',
  readElsewhere: (site) => `Read it on ${site} `,
  newTab: '(opens a new tab)',
  editions: (titles) => titles.join(' · '),
};

const arabic: PassageWords = {
  loading: 'يجري تحميل النص',
  close: 'إغلاق',
  wordForWord: (kind) =>
    `${{ quran: 'هذه الآية', hadith: 'هذا الحديث', tafsir: 'هذا النص' }[kind]} كما في الطبعة المذكورة أدناه`,
  more: (count) => `ولها تتمة (${arabicFigures(count)})، اقرأها في سياقها`,
  open: 'افتح صفحة هذا النص',
  works: 'ما عندنا من الكتب',
  failed: 'تعذر تحميل النص الآن. جرّب صفحته:',
  wrong: (why) => `النص الذي جئت منه: ${why}`,
  notQuoted: 'لم يذكر النص الذي جئت منه لفظ هذا الموضع، فلم يقارن شيء من لفظه.',
  notHeld: 'ليس هذا الكتاب عندنا، فلم يفحص اللفظ هنا، وليس في هذا طعن فيه.',
  readElsewhere: (site) => `اقرأه في ${site} `,
  newTab: '(يفتح صفحة جديدة)',
  editions: (titles, kind) => (kind === 'quran' ? 'القرآن بالرسم العثماني' : titles.join(' · ')),
};

/** What the sheet of a passage says around its words. */
export const passageWords: Readonly<Record<Words['language'], PassageWords>> = { en: english, ar: arabic };
