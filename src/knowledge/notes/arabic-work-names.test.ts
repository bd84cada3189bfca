import { expect, test } from 'vitest';
import { testNote, testText } from '../../../tests/support/test-note.ts';
import { citedWorks, type NamedWork } from '../profiles/profile.ts';
import { withArabicWorkNames } from './arabic-work-names.ts';

const bidaya: NamedWork = {
  short: 'Ibn Rushd, Bidaya',
  author: 'Ibn Rushd',
  title: 'Bidayat al-mujtahid',
  field: 'law',
  year: '595 AH (1198)',
  arabic: 'ابن رشد، بداية المجتهد',
};
const works = new Map([
  [bidaya.short, bidaya],
  [bidaya.arabic ?? '', bidaya],
]);

const english = '## Wudu {#a}\n\n? what is it\n\nThe schools differ [Ibn Rushd, Bidaya: wudu].';
const arabic = '## الوضوء {#a}\n\n? ما هو\n\nاختلفت المذاهب [Ibn Rushd, Bidaya: wudu].';

test('an Arabic text calls a work by its Arabic name, and the work is still found by it', () => {
  const note = testNote('wudu', 'Wudu', english, { arabic: testText('الوضوء', arabic) });
  const [named] = withArabicWorkNames([note], works);
  const words = named?.arabic?.points[0]?.pieces[0]?.markdown ?? '';
  expect(words).toBe('اختلفت المذاهب [ابن رشد، بداية المجتهد].');
  expect(citedWorks(words, works)).toEqual([{ written: '[ابن رشد، بداية المجتهد]', work: bidaya, place: '' }]);
  expect(named?.english).toBe(note.english);
});

test('a work without its place, and brackets that name no work, are no sources', () => {
  expect(citedWorks('So [Ibn Rushd, Bidaya], [Some Book: a place], [Quran 2:1].', works)).toEqual([]);
});
