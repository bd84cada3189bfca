import { arabicFigures } from '../../text/arabic-figures.ts';
import type { Words } from './words.ts';

interface NoteWordsAround {
  fromTheQuran: string;
  showOtherPassages: (count: number) => string;
  askAboutThis: string;
  relatedNotes: string;
  secondReading: (date: string) => string;
  /** While sentences wait for a reader. */
  referencesRead: (date: string) => string;
  aboutNotes: string;
  shareNote: string;
  namedWorks: string;
  namedWorksNotHeld: string;
}

/** What the page of a note says around it. */
export const noteWords: Readonly<Record<Words['language'], NoteWordsAround>> = {
  en: {
    fromTheQuran: 'From the Quran',
    showOtherPassages: (count) => (count === 1 ? 'Show the other passage' : `Show the other ${count} passages`),
    askAboutThis: 'Ask about this',
    relatedNotes: 'Related notes',
    secondReading: (date) => `every sentence read a second time, ${date}`,
    referencesRead: (date) => `references read a second time, ${date}; sentences wait for a reader`,
    aboutNotes:
      'The editors of this site wrote this note with the help of programs. No scholar has reviewed it. This is not a ruling: for your own situation, ask a scholar you trust.',
    shareNote: 'Share this note',
    namedWorks: 'Works named above',
    namedWorksNotHeld: 'This library does not hold them, so what they say was not checked here.',
  },
  ar: {
    fromTheQuran: 'من القرآن',
    showOtherPassages: (count) => (count === 1 ? 'إظهار النص الآخر' : `إظهار النصوص الأخرى (${arabicFigures(count)})`),
    askAboutThis: 'اسأل عن هذا',
    relatedNotes: 'مقالات قريبة',
    secondReading: (date) => `قُرئت جمله مرة ثانية في ${date}`,
    referencesRead: (date) => `قُرئت مراجعه مرة ثانية في ${date}، وجمل منه تنتظر قارئا`,
    aboutNotes:
      'كتب محررو الموقع هذا المقال بمساعدة برامج، ولم يراجعه أحد من أهل العلم. وليس هذا فتوى: اسأل عالما تثق به عن حالتك.',
    shareNote: 'مشاركة هذا المقال',
    namedWorks: 'كتب مذكورة أعلاه',
    namedWorksNotHeld: 'ليست هذه الكتب في المكتبة، فلم يُتحقق هنا مما فيها.',
  },
};
