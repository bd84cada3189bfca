import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { Checker } from '../checker.ts';
import { readMarkup } from './read-markup.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const right = corpus.verses.find(({ surah, ayah }) => surah === 2 && ayah === 183)?.translation ?? '';
const wrong = right.replace('fasting', 'feasting');

test.each([
  ['<p>One</p><p>two</p>', '\n\nOne\n\n\n\ntwo\n\n'],
  ['a <b>bold</b> w<i>o</i>rd<br>and <q>quoted</q>', 'a bold word\nand “quoted”'],
  ['x<blockquote class="a">two\nlines</blockquote>y', 'x\n\n> two lines\n\ny'],
  ['&ldquo;Allah&#39;s&rdquo; &amp; &#x628; &unknown; &#0;', "“Allah's” & ب &unknown; &#0;"],
  ['words<sup>12</sup> and <script>alert(1)</script>more<!-- no -->', 'words and more'],
  ['2 < 3 and <verse> and <Surah> stay', '2 < 3 and <verse> and <Surah> stay'],
])('%s is read as its readers see it', (given, expected) => {
  expect(readMarkup(given).text).toBe(expected);
});

test.each([
  ['<q>', '</q> (2:183)'],
  ['<blockquote>', '</blockquote><p>Quran 2:183</p>'],
  ['<blockquote><p>', '</p><footer>Quran 2:183</footer></blockquote>'],
  ['He says: &ldquo;', '&rdquo; (2:183)'],
  ['<p>He says: &#8220;', '&#8221; (Quran&nbsp;2:183)</p>'],
  ['<em>“', '”</em> (<a href="https://example.org/?a=1&amp;b=2">Quran 2:183</a>)'],
])('a quotation in HTML is judged like any other: %s…%s', (before, after) => {
  expect(checker.checkText(before + right + after)[0]?.verdict).toBe('verified');
  const [altered] = checker.checkText(before + wrong + after);
  expect(altered?.verdict).toBe('misquoted');
  const text = before + wrong + after;
  const [difference] = altered?.differences ?? [];
  expect(text.slice(difference?.start, difference?.end)).toBe('feasting');
  expect(text.slice(altered?.quoted?.start, altered?.quoted?.end)).toContain(wrong);
});

test('a tag inside the words changes neither the verdict nor the place', () => {
  const text = `<q>${wrong.replace('feasting', '<b>feasting</b>')}</q> (2:183)`;
  const [{ differences, quotation } = { differences: [], quotation: '' }] = checker.checkText(text);
  expect([text.slice(differences?.[0]?.start, differences?.[0]?.end), quotation]).toEqual(['feasting', wrong]);
});

test('every offset is inside the given text and in order, whatever the markup', () => {
  const piece = fc.constantFrom(
    '<q>',
    '</q>',
    '<p>',
    '</blockquote>',
    '<blockquote>',
    '&quot;',
    '&#39;',
    '<b',
    '>',
    ' (2:183)',
    right,
    'ab',
    '\n',
    '<!--',
    '-->',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const given = pieces.join('');
      const { text, placeOf = (span) => span } = readMarkup(given);
      for (let start = 0; start < text.length; start++) {
        const place = placeOf({ start, end: start + 1 });
        expect(place.start).toBeGreaterThanOrEqual(0);
        expect(place.end).toBeGreaterThan(place.start);
        expect(place.end).toBeLessThanOrEqual(given.length);
        if (start > 0) expect(place.start).toBeGreaterThanOrEqual(placeOf({ start: start - 1, end: start }).start);
      }
    }),
    { numRuns: 100 },
  );
});
