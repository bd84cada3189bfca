import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { Checker } from '../../checker/checker.ts';
import { locateSaying } from './locate-saying.ts';

const checker = new Checker(testCorpus());

test.for([
  ['be, and it is', 'found'],
  ['indeed, god is with the patient', 'found'],
  ['إن الله مع الصابرين', 'found'],
  ['وقل رب زدني علما', 'found'],
  ['whoever relies on Allah, then He is sufficient for him', 'near'],
  ['approach prayer while you are intoxicated', 'near'],
  ['cleanliness is half of faith', 'nowhere'],
  ['الجنة تحت أقدام الأمهات', 'nowhere'],
  ['seek knowledge even in China', 'nowhere'],
])('%s: %s', ([claim = '', kind]) => {
  expect(locateSaying(claim, checker).kind).toBe(kind);
});
