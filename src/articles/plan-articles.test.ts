import { expect, test } from 'vitest';
import { articleContent } from '../../tests/support/article-content.ts';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { Checker } from '../checker/checker.ts';
import { ARTICLE_WORDS, readWords, wordsIn } from './article-length.ts';
import { composeArticle, writePlan } from './compose-article.ts';
import { articleForms, formOf } from './forms.ts';
import { originOf } from './next-subject.ts';
import { planArticles } from './plan-articles.ts';
import { noteOf } from './plan-outlines.ts';
import { MOST_SHARED, sentencesOf, sharedShare } from './shared-sentences.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const content = await articleContent();
const plans = planArticles(content, corpus);
const composed = plans.map((plan) => composeArticle({ kind: 'planned', plan }, content, checker));

test('the content is enough for 180 articles, in every form', () => {
  expect(plans.length).toBeGreaterThanOrEqual(180);
  expect(new Set(plans.map(({ form }) => form))).toEqual(new Set(articleForms));
});

test('a text of the content is in at most one article', () => {
  const used = plans.flatMap((plan) => new Set(writePlan(plan, content, checker).sections.map(({ text }) => text)));
  const texts = used.flatMap((each) => [...each]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('an article is as long as promised, has its headings, an address and an origin of its own', () => {
  for (const { content: html, title } of composed) {
    const words = wordsIn(readWords(html));
    expect(words, title).toBeGreaterThanOrEqual(ARTICLE_WORDS.least);
    expect(words, title).toBeLessThanOrEqual(ARTICLE_WORDS.most);
    expect(html.match(/<h[23]>/gu)?.length ?? 0, title).toBeGreaterThan(2);
    expect(html).not.toMatch(/undefined|NaN|\[Quran/u);
  }
  expect(new Set(composed.map(({ slug }) => slug)).size).toBe(composed.length);
  expect(new Set(plans.map((plan) => originOf({ kind: 'planned', plan }))).size).toBe(plans.length);
});

test('two plans share next to no sentences', () => {
  const sentences = composed.map(({ content: html }) => sentencesOf(html));
  for (const [at, one] of sentences.entries()) {
    for (const [before, other] of sentences.slice(0, at).entries()) {
      const share = sharedShare(one, other);
      expect(share, `${composed[at]?.title}, ${composed[before]?.title}`).toBeLessThanOrEqual(MOST_SHARED);
    }
  }
});

test('a passage that is quoted stands whole, and no verse twice in entries', () => {
  for (const { content: html, form } of composed) {
    const quoted = [...html.matchAll(/data-reference="([^"]+)"/gu)].map(([, reference = '']) => reference);
    expect(new Set(quoted).size).toBe(quoted.length);
    if (form !== 'surah') continue;
    const verses = quoted.flatMap((reference) => {
      const [, surah, from, to = from] = /(\d+):(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${surah}:${Number(from) + at}`);
    });
    const own = verses.slice(0, html.includes('More about them') ? 0 : undefined);
    expect(new Set(own).size).toBe(own.length);
  }
});

test('a passage is never the whole of an article: between two there are words of our own', () => {
  for (const { content: html, title } of composed) {
    expect(html, title).not.toMatch(/<\/blockquote>\s*<blockquote/u);
    const quoted = [...html.matchAll(/<blockquote[\s\S]*?<\/blockquote>/gu)].map(([quotation]) => quotation).join(' ');
    const share = wordsIn(readWords(quoted)) / wordsIn(readWords(html));
    expect(share, title).toBeLessThan(0.85);
  }
});

test('the gate takes nothing out of the words of an editor', () => {
  for (const [at, plan] of plans.entries()) {
    if (plan.kind !== 'outline') continue;
    const source = composed[at]?.source ?? '';
    const words = plan.outline.parts.flatMap((part) =>
      part.kind === 'heading' ? [] : (part.words?.split('\n\n') ?? []),
    );
    for (const block of words.filter((each) => !each.startsWith('> ')))
      expect(source, plan.outline.key).toContain(block);
  }
});

test('the same content always gives the same plans', () => {
  expect(planArticles(content, corpus)).toEqual(plans);
});

test('the shelf of a note decides its form', () => {
  const noah = content.notes.find(({ slug }) => slug === 'noah');
  expect(noah && formOf(noah)).toBe('story');
});

test('a title says once what the article is', () => {
  const titles = composed.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toContain('Adam, Eve and the Beginning of Mankind: The Story in the Quran');
  expect(titles).toContain('Does God Exist?');
  for (const title of titles) expect(title.match(/: /g)?.length ?? 0, title).toBeLessThanOrEqual(2);
});

test('an article of entries leads to the page of each of them, and to related ones that there are', () => {
  const pages = new Set([
    ...content.notes.map(({ slug }) => slug),
    ...content.entries.map(({ key }) => key.split('/')[1]),
  ]);
  for (const [at, plan] of plans.entries()) {
    const html = composed[at]?.content ?? '';
    for (const [, slug = ''] of html.matchAll(/href="\/topics\/([^"#]+)/gu)) expect(pages.has(slug), slug).toBe(true);
    if (plan.kind !== 'outline') continue;
    for (const key of plan.entries.filter((each) => !noteOf(each))) {
      const [group, slug] = key.split('/');
      expect(html).toContain(`href="/${group === 'surahs' ? 'sources/quran' : 'topics'}/${slug}"`);
    }
    if (plan.area === 'prophets' || plan.area === 'people')
      expect(html, plan.outline.key).toContain('<h2>Related pages</h2>');
  }
});

test('every Arabic word of an article stands in an element that says its language', () => {
  for (const { content: html, title } of composed) {
    const others = html.replace(/<(p|span) lang="ar" dir="rtl">[^<]*<\/\1>|ﷺ/gu, '').replace(/<[^>]*>/gu, '');
    expect(others, title).not.toMatch(/(?=\p{L})\p{Script=Arabic}/u);
  }
});

test('a work that is named and not held is marked where it is named, and listed with its author and year', () => {
  const lives = composed.filter(({ form, content: html }) => form === 'life' && html.includes('class="work"'));
  expect(lives.length).toBeGreaterThan(5);
  for (const { content: html } of lives) {
    const named = [...html.matchAll(/<cite class="work">([^<]+)<\/cite>/gu)].map(([, short = '']) => short);
    for (const short of named) expect(content.works.has(short), short).toBe(true);
    const [, list = ''] = /<h2>Works named above<\/h2>([\s\S]*?<\/ul>)/u.exec(html) ?? [];
    expect(list.match(/<li>/g)?.length).toBe(new Set(named).size);
    expect(list).toContain('so that you can look them up');
    // No work of the list is left as plain brackets in the text.
    for (const [, short = ''] of html.matchAll(/\[([^\]:<]{3,60}): [^\]<]+\]/gu)) {
      expect(content.works.has(short), short).toBe(false);
    }
  }
});
