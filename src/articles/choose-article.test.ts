import { expect, test } from 'vitest';
import { articleContent } from '../../tests/support/article-content.ts';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { Checker } from '../checker/checker.ts';
import { chooseArticle } from './choose-article.ts';
import type { ArticleDraft } from './load-drafts.ts';
import { type Demand, originOf } from './next-subject.ts';
import { planArticles } from './plan-articles.ts';
import { MOST_SHARED, sentenceDigests, sharedShare } from './shared-sentences.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const content = await articleContent();
const origins = planArticles(content, corpus).map((plan) => originOf({ kind: 'planned', plan }));
const none: ArticleDraft[] = [];

/** What is chosen where nothing but these subjects is left. */
function choose(left: readonly string[], stored: readonly string[], demand: Partial<Demand> = {}, drafts = none) {
  const written = new Set(origins.filter((origin) => !left.includes(origin)));
  const sentences = stored.map((html) => sentenceDigests(html));
  return chooseArticle({ written, asked: new Map(), ...demand }, sentences, { content, drafts: { drafts } }, checker);
}

test('what an edited or imported article says already is left out of a new one', () => {
  const whole = choose(['note:adam-and-creation'], []);
  if (!whole) throw new Error('nothing was chosen');
  const point = content.notes.find(({ slug }) => slug === 'adam-and-creation')?.english.points.at(-1);
  const foreign = `<p>Words of an editor stand here, before those of the site.</p><p>${point?.markdown.replace(/ \[[^\]]*\]/g, '')}</p>`;
  expect(
    sharedShare(new Set(sentenceDigests(foreign)), new Set(sentenceDigests(whole.article.content))),
  ).toBeGreaterThan(MOST_SHARED);
  const rest = choose(['note:adam-and-creation'], [foreign]);
  // What is left of a short note is too little for an article; then another subject comes.
  if (rest) {
    expect(rest.without).toEqual([`notes/adam-and-creation#${point?.id}`]);
    expect(rest.article.content).not.toContain(point?.label);
  }
  const both = choose(['note:adam-and-creation', 'note:seafood-gelatin-and-doubtful-food'], [foreign]);
  expect(both).toBeDefined();
});

test('an article that is stored whole is never written again, whatever its origin is now', () => {
  const first = choose(['note:adam-and-creation'], []);
  expect(first?.article.origin).toBe('note:adam-and-creation');
  expect(choose(['note:adam-and-creation'], [first?.article.content ?? ''])).toBeUndefined();
});

test('a draft comes first, unless its words are stored already', () => {
  const draft = {
    key: 'x',
    title: 'Honest scales',
    summary: 'S.',
    markdown: 'Give full measure to whoever buys from you, says [Quran 83:1].',
  };
  const first = choose(['note:adam-and-creation'], [], {}, [draft]);
  expect(first?.article).toMatchObject({ origin: 'topic:x', form: 'draft' });
  expect(choose(['note:adam-and-creation'], [first?.article.content ?? ''], {}, [draft])?.article.origin).toBe(
    'note:adam-and-creation',
  );
});

test('what visitors asked about comes before the rest, and the reason says so without their words', () => {
  const asked = new Map([
    ['notes/zakat-who-pays', 2],
    ['people/umar', 3],
  ]);
  const chosen = choose(origins, [], { written: new Set(), asked });
  expect(chosen?.article.from.map(({ text }) => text)).toContain('people/umar');
  expect(chosen?.why).toBe('visitors asked about it 3 times, and no article was about it yet');
});

test('an outline is whole or not at all: a stored article that tells of one of its people leaves it out', () => {
  const whole = choose(['outline:four-caliphs'], []);
  expect(whole?.article).toMatchObject({ origin: 'outline:four-caliphs', form: 'life' });
  const umar = content.entries.find(({ key }) => key === 'people/umar');
  const foreign = umar?.sections.flatMap(({ pieces }) => pieces.map(({ words }) => `<p>${words}</p>`)).join('');
  expect(choose(['outline:four-caliphs'], [foreign?.replace(/ \[[^\]]*\]/gu, '') ?? ''])).toBeUndefined();
});

test('an article says of which texts it is made, and by the digest what they said', () => {
  const { article } = choose(['note:adam-and-creation'], []) ?? {};
  expect(article?.from[0]).toEqual({
    text: expect.stringMatching(/^notes\/adam-and-creation#/),
    digest: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('nothing is chosen where every subject has its article', () => {
  expect(choose([], [])).toBeUndefined();
});
