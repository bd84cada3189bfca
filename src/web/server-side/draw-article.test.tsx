import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { passageMarkdown } from '../../answers/gate/passage-markdown.ts';
import { renderHtml } from '../../articles/render-html.ts';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import { Checker } from '../../checker/checker.ts';
import { summarizeCheck } from '../../checker/summarize-check.ts';
import { quotePassages } from '../../server/pages/quote-passages.ts';
import { drawArticle } from './draw-article.tsx';

const corpus = testCorpus();
const checker = new Checker(corpus);
const check = async (text: string) => summarizeCheck(checker.checkText(text), corpus);
const words = (references: readonly string[]) => quotePassages(references, corpus);
const drawn = (markdown: string) => drawArticle(sanitizeArticle(renderHtml(markdown, ['Made up'])), check, words);
const passage = corpus.passage({ work: 'quran', surah: 94, from: 5, to: 6 });
const genuine = passage ? passageMarkdown(passage) : '';

test('the scripture of an article has the verdict of this library, also of several verses', async () => {
  const { content, check } = await drawn(`Before & after.\n\n${genuine}\n\nAfter.`);
  expect(content).toMatch(/<figure class="scripture scripture-verified".*<sup>5<\/sup>.*Verified word for word/s);
  expect(content).not.toContain('Made up');
  expect(content).toMatch(/^<p>Before &amp; after\.<\/p>/);
  expect(check?.citations.map(({ verdict }) => verdict)).toEqual(['verified']);
});

test('words that are not the edition’s are never sealed', async () => {
  const { content } = await drawn(`${genuine.replace('ease', 'gold')}\n\n${genuine}`);
  expect([...content.matchAll(/<figure class="scripture scripture-(\w+)"/g)].map(([, seal]) => seal)).toEqual([
    'wrong',
    'verified',
  ]);
});

test('references get their marks: the passage exists, or its work is not held', async () => {
  const { content } = await drawn('It is so [Quran 2:183]. So it is told [Sahih al-Bukhari 8].');
  expect(content).toContain('It is so. <a class="reference mark-exists" href="/sources/quran/2/183"');
  expect(content).toContain('So it is told. <a class="reference mark-unheld" href="/sources/bukhari/8"');
});

test('a quotation in the next sentence is not held against the reference of the one before', async () => {
  const { check } = await drawn(
    'Games are forbidden [Quran 2:183] [Quran 2:185]. Many scholars count paid “loot boxes” as well.',
  );
  expect(check?.citations.map(({ verdict }) => verdict)).toEqual(['reference-exists', 'reference-exists']);
});

test('the words of a reference stand in the margin once, those of a work that is not held say so', async () => {
  const { content } = await drawn('So [Quran 2:183], and again [Quran 2:183]. It is told [Sahih al-Bukhari 8].');
  expect(content.match(/class="margin-note margin-exists"/g)).toHaveLength(1);
  expect(content).toMatch(/<span class="margin-words" dir="auto">O you who have believed/);
  expect(content.match(/class="margin-note margin-unheld"/g)).toHaveLength(1);
});

test('HTML of another shape stays as it is', async () => {
  const foreign = '<blockquote class="scripture"><p>Words</p><blockquote><p>more</p></blockquote></blockquote>';
  expect((await drawArticle(sanitizeArticle(foreign), check, words)).content).toBe(sanitizeArticle(foreign));
});

test('what HTML hides in its text stays text', async () => {
  const html =
    '<p>1 &lt; 2 <cite class="reference"><a href="/sources/quran/2/183">Quran 2:183 &lt;b&gt;</a></cite></p>';
  expect((await drawArticle(sanitizeArticle(html), check, words)).content).not.toContain('<b>');
});

test('works that are named in brackets get their mark behind the sentence, and nothing in a tag is touched', async () => {
  const nawawi = { id: 'work-nawawi', name: 'Nawawi', author: 'al-Nawawi', title: 'al-Majmu‘', year: '1277' };
  const html =
    '<p>So it is [Nawawi: &lt;b&gt; water] [Nawawi]. And [someone else]. <a href="https://a.example/?[Nawawi]">x</a></p>';
  const { content, works } = await drawArticle(sanitizeArticle(html), check, words, () => ({
    works: [nawawi],
    cited: { 'Nawawi: <b> water': nawawi, Nawawi: nawawi },
  }));
  expect(works).toEqual([nawawi]);
  expect(content).toMatch(
    /^<p>So it is\. <a class="reference mark-unheld named-work" href="#work-nawawi" title="Nawawi: &lt;b&gt; water/,
  );
  expect(content.match(/class="reference mark-unheld named-work"/g)).toHaveLength(2);
  // Also in an address: what is stored there is what is shown.
  const [, rest = ''] = sanitizeArticle(html).split('And ');
  expect(rest).toContain('a.example/?[Nawawi]');
  expect(content.endsWith(`And ${rest}`)).toBe(true);
});
