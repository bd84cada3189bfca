import { formatDate } from '../dates.ts';
import { verdicts } from '../ui/verdicts.ts';
import type { Words } from './words.ts';

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
  namedWork: 'A work that is named and not held here: not checked',
  verdicts: wordsOfVerdicts,
  verifiedWords: 'Verified word for word',
  whatThisMeans: 'What this means',
  marks: {
    verified: 'Words verified',
    exists: 'Passage exists, not quoted word for word here',
    unheld: 'Not held here, so not checked',
  },
  sources: (count) => `Sources (${count})`,
  share: 'Share',
  linkCopied: 'Link copied',
  print: 'Print',
  showLess: 'Show less',
  onThisPage: 'On this page',
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
