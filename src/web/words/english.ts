import { formatDate } from '../dates.ts';
import { verdicts } from '../ui/verdicts.ts';
import type { Words } from './words.ts';

const number = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const wordsOfVerdicts = Object.fromEntries(
  Object.entries(verdicts).map(([verdict, { words }]) => [verdict, words]),
) as Words['verdicts'];

export const english: Words = {
  language: 'en',
  voices: {
    note: 'Editors’ note',
    program: 'Put together by a program',
    sample: 'Sample answer',
    foreign: 'Not written by this site',
  },
  noScholar: 'no scholar has read it',
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
  verdicts: wordsOfVerdicts,
  verifiedWords: 'Verified word for word',
  whatThisMeans: 'What this means',
  marks: {
    verified: 'Words verified',
    exists: 'Passage exists, not quoted word for word here',
    unheld: 'Not held here, so not checked',
  },
  morePassages: (count) => `Read ${count === 1 ? 'one more passage' : `${count} more passages`}: `,
  sources: (count) => `Sources (${count})`,
  copyAnswer: 'Copy answer',
  answerCopied: 'Answer copied',
  share: 'Share',
  shareAnswer: 'Share this answer',
  shareNote: 'Share this note',
  linkCopied: 'Link copied',
  print: 'Print',
  askAnother: 'Ask another question',
  fromTheQuran: 'From the Quran',
  showOtherPassages: (count) => (count === 1 ? 'Show the other passage' : `Show the other ${count} passages`),
  showLess: 'Show less',
  askAboutThis: 'Ask about this',
  relatedNotes: 'Related notes',
  secondReading: (date) => `every reference read a second time, ${date}`,
  aboutNotes:
    'The editors of this site wrote this note with the help of programs. No scholar has reviewed it. This is not a ruling: for your own situation, ask a scholar you trust.',
  reference: (_reference, written) => written,
  editions: (titles) => titles.join(' · '),
  legend: {
    verified: 'words verified',
    exists: 'passage exists',
    unheld: 'not held here',
    more: 'What the marks mean',
  },
  date: formatDate,
};
