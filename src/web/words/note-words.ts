import { arabicFigures } from '../../text/arabic-figures.ts';
import type { Words } from './words.ts';

interface NoteWordsAround {
  fromTheQuran: string;
  showOtherPassages: (count: number) => string;
  askAboutThis: string;
  relatedNotes: string;
  secondReading: (date: string) => string;
  aboutNotes: string;
  shareNote: string;
}

/** What the page of a note says around it. */
export const noteWords: Readonly<Record<Words['language'], NoteWordsAround>> = {
  en: {
    fromTheQuran: 'From the Quran',
    showOtherPassages: (count) => (count === 1 ? 'Show the other passage' : `Show the other ${count} passages`),
    askAboutThis: 'Ask about this',
    relatedNotes: 'Related notes',
    secondReading: (date) => `every reference read a second time, ${date}`,
    aboutNotes:
      'The editors of this site wrote this note with the help of programs. No scholar has reviewed it. This is not a ruling: for your own situation, ask a scholar you trust.',
    shareNote: 'Share this note',
  },
  ar: {
    fromTheQuran: 'من القرآن',
    showOtherPassages: (count) => (count === 1 ? 'إظهار النص الآخر' : `إظهار النصوص الأخرى (${arabicFigures(count)})`),
    askAboutThis: 'اسأل عن هذا',
    relatedNotes: 'مقالات قريبة',
    secondReading: (date) => `قُرئت مراجعه مرة ثانية في ${date}`,
    aboutNotes:
      'كتب محررو الموقع هذا المقال بمساعدة برامج، ولم يراجعه أحد من أهل العلم. وليس هذا فتوى: اسأل عالما تثق به عن حالتك.',
    shareNote: 'مشاركة هذا المقال',
  },
};
