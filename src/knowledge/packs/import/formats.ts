import type { Work, WorkKind } from '../../corpus/corpus.ts';
import type { HadithRows, SourceFile, VerseTexts } from './formats/format.ts';
import { readHadithApi } from './formats/hadith-api.ts';
import { readLkHadith } from './formats/lk-hadith.ts';
import { readOpenHadith } from './formats/open-hadith.ts';
import { readDataQuran, readQuranEnc, readQuranJson, readTafsirApi } from './formats/quran-formats.ts';
import { readSunnahApi } from './formats/sunnah-api.ts';
import { verseAt } from './import-verses.ts';

interface Named {
  /** For the list of formats. */
  about: string;
  /** Ending of the files that a folder of this format holds. */
  ending: '.json' | '.csv' | '.md';
  /** Where the texts come from, for the pack's manifest. */
  provenance: string;
}

export type HadithFormat = Named & { kind: 'hadith'; read(files: readonly SourceFile[]): HadithRows };
export type VerseFormat = Named & {
  kind: Exclude<WorkKind, 'hadith'>;
  read(files: readonly SourceFile[], quran: Work): VerseTexts;
};

/** The public formats that have a reader of their own, by the name that `isnad pack import` takes. */
export const formats: Readonly<Record<string, HadithFormat | VerseFormat>> = {
  'hadith-api': {
    kind: 'hadith',
    about: 'fawazahmed0/hadith-api: one JSON file for each language (eng-muslim.json ara-muslim.json)',
    ending: '.json',
    provenance: 'hadith-api (github.com/fawazahmed0/hadith-api)',
    read: readHadithApi,
  },
  'lk-hadith': {
    kind: 'hadith',
    about: 'ShathaTm/LK-Hadith-Corpus: the folder of a collection, one CSV for each chapter',
    ending: '.csv',
    provenance: 'LK Hadith Corpus (github.com/ShathaTm/LK-Hadith-Corpus)',
    read: readLkHadith,
  },
  'open-hadith': {
    kind: 'hadith',
    about: 'mhashim6/Open-Hadith-Data: one CSV, number and Arabic text, no headings',
    ending: '.csv',
    provenance: 'Open-Hadith-Data (github.com/mhashim6/Open-Hadith-Data)',
    read: readOpenHadith,
  },
  'sunnah-api': {
    kind: 'hadith',
    about: 'replies of the sunnah.com API, version 1, as JSON files',
    ending: '.json',
    provenance: 'sunnah.com, through its API',
    read: readSunnahApi,
  },
  'data-quran': {
    kind: 'quran',
    about: 'hablullah/data-quran: a translation as Markdown',
    ending: '.md',
    provenance: 'data-quran (github.com/hablullah/data-quran)',
    read: (files, quran) => readDataQuran(files, verseAt(quran)),
  },
  quranenc: {
    kind: 'quran',
    about: 'quranenc.com: replies of its API as JSON files, one for each surah',
    ending: '.json',
    provenance: 'The Noble Qur’an Encyclopedia (quranenc.com)',
    read: readQuranEnc,
  },
  'quran-json': {
    kind: 'quran',
    about: 'the npm package quran-json: quran_ur.json and the like',
    ending: '.json',
    provenance: 'quran-json (npm), by way of Tanzil',
    read: readQuranJson,
  },
  'tafsir-api': {
    kind: 'tafsir',
    about: 'spa5k/tafsir_api: the folder of a commentary, one JSON for each surah',
    ending: '.json',
    provenance: 'tafsir_api (github.com/spa5k/tafsir_api)',
    read: readTafsirApi,
  },
};
