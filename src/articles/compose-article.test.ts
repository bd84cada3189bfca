import { expect, expectTypeOf, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { passGate } from '../answers/gate/gate.ts';
import { Checker } from '../checker/checker.ts';
import { findReferences } from '../references/find-references.ts';
import { type ComposedArticle, composeText } from './compose-article.ts';
import { loadDrafts } from './load-drafts.ts';
import type { ArticleOutline } from './load-outlines.ts';
import { originOf, subjectsToCome } from './next-subject.ts';
import type { ArticlePlan } from './plan-articles.ts';
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

test('drafts come in order, then editors’ outlines, then the area with the smallest share of articles, each subject once, then nothing', () => {
  const plan = (note: string, area: string): ArticlePlan => ({
    kind: 'note',
    form: 'explainer',
    note,
    area,
  });
  const outline: ArticleOutline = { key: 'x', title: 'X', summary: 'X', form: 'story', text: '', parts: [] };
  const withThread: ArticlePlan = { kind: 'outline', form: 'story', area: 'Two', outline, entries: [] };
  const plans = [plan('a', 'One'), plan('b', 'One'), plan('c', 'Two'), withThread, plan('d', 'Two')];
  const written = new Set<string>();
  const chosen: string[] = [];
  for (;;) {
    const [next] = subjectsToCome({ written, asked: new Map() }, articles, plans);
    if (!next) break;
    expect(next.why).not.toBe('');
    chosen.push(originOf(next.subject));
    written.add(originOf(next.subject));
  }
  expect(chosen).toEqual([
    ...articles.drafts.map(({ key }) => `topic:${key}`),
    ...['outline:x', 'note:a', 'note:c', 'note:b', 'note:d'],
  ]);
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
