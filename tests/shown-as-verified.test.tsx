import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { passageMarkdown } from '../src/answers/gate/passage-markdown.ts';
import { Checker } from '../src/checker/checker.ts';
import { summarizeCheck } from '../src/checker/summarize-check.ts';
import { Prose } from '../src/web/ui/prose.tsx';
import { testCorpus } from './support/test-corpus.ts';

// The promise of the site, at the place where it is seen: only words that the checker found are shown as verified.

const corpus = testCorpus();
const checker = new Checker(corpus);
const genuine = (surah: number, from: number, to = from) => {
  const passage = corpus.passage({ work: 'quran', surah, from, to });
  if (!passage) throw new Error('no such passage');
  return passageMarkdown(passage);
};

function shown(text: string, checked = true): string {
  const check = checked ? summarizeCheck(checker.checkText(text), corpus) : undefined;
  return renderToStaticMarkup(<Prose text={text} check={check} />);
}

const verified = /Verified/;

test('the corpus’s own words at their own place are shown as verified', () => {
  for (const text of [genuine(2, 183), genuine(94, 5, 6), `Before.\r\n\r\n${genuine(112, 1)}\r\n\r\nAfter.`]) {
    expect(shown(text)).toMatch(verified);
  }
});

test('nothing is shown as verified without a check', () => {
  expect(shown(genuine(2, 183), false)).not.toMatch(verified);
});

describe('words that were not found there are never shown as verified', () => {
  const invented = 'These words were made up by somebody today';
  const inline = '“O you who have believed, decreed upon you is fasting” [Quran 2:183]';
  test.each([
    ['invented words', `> ${invented}\n>\n> [Quran 2:183]`],
    ['one word changed', genuine(2, 183).replace('fasting', 'feasting')],
    ['another verse', genuine(2, 183).replace('2:183', '2:184')],
    ['beside a genuine quotation', `${inline}\n\n> ${invented}\n>\n> [Quran 2:183]`],
    ['after a genuine quotation in one block', `${genuine(2, 183)}\n>\n> ${invented}\n>\n> [Quran 2:183]`],
    ['before a genuine quotation in one block', `> ${invented}\n>\n${genuine(2, 183)}`],
    ['without a blank after the mark', `>${invented}\n>\n>[Quran 2:183]`],
  ])('%s', (_what, text) => {
    const blocks = shown(text).match(/<figure.*?<\/figure>/gs) ?? [];
    const spoofed = blocks.filter(
      (block) => block.includes(invented) || !block.includes('decreed upon you is fasting as'),
    );
    for (const block of spoofed.length ? spoofed : blocks) expect(block).not.toMatch(verified);
  });
});

test('a genuine quotation next to an invented one keeps its verdict', () => {
  const text = `${genuine(112, 1)}\n\n> Made up by somebody for this test\n>\n> [Quran 112:1]`;
  const [first, second] = shown(text).match(/<figure.*?<\/figure>/gs) ?? [];
  expect([verified.test(first ?? ''), verified.test(second ?? '')]).toEqual([true, false]);
});

test('a card names the editions of its own words, not those of the whole text', () => {
  const text = '> So woe to those who pray\n>\n> [Quran 107:4]\n\n> ﴿قُلۡ هُوَ ٱللَّهُ أَحَدٌ﴾\n>\n> [Quran 112:1]';
  const html = renderToStaticMarkup(<Prose text={text} check={summarizeCheck(checker.checkText(text), corpus)} />);
  const titles = [...html.matchAll(/scripture-edition">([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual(['Saheeh International (English)', 'The Quran in the Uthmani script']);
});

test('a visitor’s text is shown as text, never as markup', () => {
  const html = shown('<img src=x onerror=alert(1)> [x](javascript:alert(1)) **<script>alert(1)</script>**');
  expect(html).not.toMatch(/<img|<script|href="javascript/);
});

test('an Arabic text reads from right to left, its scripture apart', () => {
  expect(shown(`هذا جواب قصير.\n\n${genuine(112, 1)}`)).toMatch(
    /^<div class="prose" dir="rtl" lang="ar">.*<figure[^>]*dir="ltr"/s,
  );
});
