import { expect, expectTypeOf, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { passGate } from '../answers/gate/gate.ts';
import { Checker } from '../checker/checker.ts';
import { findReferences } from '../references/find-references.ts';
import { type ComposedArticle, composeArticle, composeText } from './compose-article.ts';
import { loadDrafts } from './load-drafts.ts';
import { nextSubject, originOf } from './next-subject.ts';
import { composeSample } from './sample-article.ts';
import { sanitizeArticle } from './sanitize-article.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const articles = await loadDrafts('content');

test.for([articles.sample, ...articles.drafts])(
  '$key loses no reference and no quotation at the gate',
  ({ markdown }) => {
    const gated = passGate(
      { engine: 'test', parts: [{ kind: 'answer', blocks: [{ kind: 'text', by: 'editor', markdown }] }] },
      checker,
    );
    if (gated.kind === 'withheld') throw new Error('withheld');
    const written = (text: string) => findReferences(text).map((reference) => reference.text);
    expect(written(gated.answer.markdown)).toEqual(written(markdown));
    const prose = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('>'));
    expect(prose(gated.answer.markdown)).toEqual(prose(markdown));
  },
);

test('an article draft becomes an article with the corpus’s words', () => {
  const article = composeSample(articles, checker);
  expect(article).toMatchObject({ slug: 'what-an-isnad-is-and-how-muslims-check-a-saying', origin: 'sample' });
  expect(article.content).toContain(
    '<blockquote class="scripture" data-reference="Quran 49:6"><p lang="ar" dir="rtl">',
  );
  expect(article.content).not.toContain('[Quran');
  expect(sanitizeArticle(article.content)).toBe(article.content);
});

test('drafts come in order, each once, then every surah, then nothing new', () => {
  const written = new Set<string>();
  const chosen: string[] = [];
  for (;;) {
    const next = nextSubject(written, articles, corpus);
    if (next.kind === 'nothing-new') break;
    chosen.push(originOf(next));
    written.add(originOf(next));
  }
  expect(chosen.slice(0, articles.drafts.length)).toEqual(articles.drafts.map(({ key }) => `topic:${key}`));
  expect(chosen.slice(articles.drafts.length)).toEqual(corpus.surahs.map(({ number }) => `surah:${number}`));
});

test('a first reading of each surah is sound and has an address of its own', () => {
  const slugs = new Set<string>();
  for (const surah of corpus.surahs) {
    const { slug, title, summary, content } = composeArticle({ kind: 'surah', surah }, checker);
    slugs.add(slug);
    expect(title).toBe(`A First Reading of Surah ${surah.name}`);
    expect(summary.length).toBeLessThan(220);
    expect(content).toContain('class="scripture"');
    expect(content).toContain('<h2>How to read on</h2>');
    expect(content).not.toMatch(/undefined|NaN|\[Quran/);
  }
  expect(slugs.size).toBe(114);
});

test('an article without anything proven is an error of the site', () => {
  expect(() => composeText({ title: 'A', summary: 'B', markdown: 'Trust me.' }, 'x', checker)).toThrow(
    'could be proven',
  );
});

test('only this folder creates articles', () => {
  type Lookalike = Pick<ComposedArticle, 'slug' | 'title' | 'summary' | 'content' | 'origin'>;
  expectTypeOf<Lookalike>().not.toExtend<ComposedArticle>();
  expectTypeOf<ComposedArticle>().toExtend<Lookalike>();
});
