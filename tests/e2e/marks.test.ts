import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { sample } from '../support/sample.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { testNotes } from '../support/test-notes.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const widths = [320, 360, 390, 412, 1280];

/** The ends of lines after which a sign of punctuation begins the next one, within the running text of a page. */
const orphans = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const boxOf = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (const block of document.querySelectorAll('.prose :is(p, li, h2, h3, h4)')) {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let before: Text | undefined;
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        // Only at the border of two elements may a browser break a line before punctuation.
        if (before && /^[.,;:!?)\]”’»،؛؟]/.test(node.data)) {
          const [last, sign] = [boxOf(before, before.data.length - 1), boxOf(node, 0)];
          if (sign.top >= last.bottom) found.push(`${before.data.slice(-20)} | ${node.data.slice(0, 10)}`);
        }
        if (node.data !== '') before = node;
      }
    }
    return found;
  });

test('no line of a note begins with punctuation, on phones and on a wide screen', async () => {
  const page = await visit(`${site.url}/about`);
  const found: string[] = [];
  const notes = await testNotes();
  const english = notes.map(({ slug }) => ({ path: `/topics/${slug}`, at: widths }));
  const arabic = notes
    .filter(({ arabic }) => arabic)
    .map(({ slug }) => ({ path: `/ar/topics/${slug}`, at: [390, 1280] }));
  for (const { path, at } of [...sample(english, 15), ...sample(arabic, 6)]) {
    await page.goto(site.url + path);
    for (const width of at) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await orphans(page)).map((words) => `${path} at ${width}: ${words}`));
    }
  }
  expect(found).toEqual([]);
});

test('the three marks stand on one page, each with its words, and a legend that leads to their meaning', async () => {
  const page = await visit(`${site.url}/topics/fasting-in-ramadan`);
  const marks = await page
    .locator('.prose .reference[data-mark]')
    .evaluateAll((links) => Object.fromEntries(links.map((link) => [link.dataset.mark, link.getAttribute('title')])));
  expect(marks).toEqual({
    verified: 'Words verified',
    exists: 'Passage exists, not quoted word for word here',
    unheld: 'Not held here, so not checked',
  });
  await page.getByRole('link', { name: 'What the marks mean' }).click();
  await page.waitForURL('**/about#marks');
  for (const words of ['Words verified.', 'The passage exists.', 'Not held here.', 'Something is wrong.']) {
    await page.locator('.marks').getByText(words).waitFor();
  }
});

test('every reference in a note, an answer and an article leads to a page of this site', async () => {
  await fetch(`${site.url}/api/seed-sample-article`, { method: 'POST' });
  const [{ slug }] = await (await fetch(`${site.url}/api/articles`)).json();
  for (const path of ['/topics/fasting-in-ramadan', '/question/1', '/question/2', '/question/5', `/articles/${slug}`]) {
    const page = await visit(site.url + path, { javaScriptEnabled: false });
    const links = await page
      .locator('.reference:not(.named-work)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.length, path).toBeGreaterThan(0);
    expect(
      links.filter((href) => !href?.startsWith('/sources/')),
      path,
    ).toEqual([]);
    // A work that is not held leads to its line in the list below the text.
    for (const href of await page
      .locator('a.named-work')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) {
      expect(await page.locator(href).count(), `${path}${href}`).toBe(1);
    }
  }
});

describe('one bar says who wrote a text', () => {
  const bar = (page: Page) => page.locator('.provenance').first().innerText();

  test('a note: the editors, the second reading and its day, no scholar', async () => {
    const page = await visit(`${site.url}/topics/fasting-in-ramadan`);
    expect(await bar(page)).toMatch(
      /^Editors’ note · (every sentence|references) read a second time, \w{3} \d+, 2026(; sentences wait for a reader)? · no scholar has read it$/,
    );
  });

  test('an article: a program, its verses word for word and sealed as in answers', async () => {
    await fetch(`${site.url}/api/seed-sample-article`, { method: 'POST' });
    const [{ slug }] = await (await fetch(`${site.url}/api/articles`)).json();
    const page = await visit(`${site.url}/articles/${slug}`);
    const seals = await page.locator('.prose figure.scripture-verified').count();
    expect(seals).toBeGreaterThan(0);
    expect(await page.locator('.prose blockquote.scripture').count()).toBe(0);
    expect(await bar(page)).toMatch(
      new RegExp(`^Put together by a program · ${seals} passages? word for word.* · no scholar has read it · `),
    );
    expect(await axeFaults(page)).toEqual([]);
  });

  test('a sample answer: invented, with real sources; its person has another sign than its quotations', async () => {
    const page = await visit(`${site.url}/question/1`);
    expect(await bar(page)).toBe('Sample answer · the scholar is invented, the sources are real');
    const sign = (selector: string) => page.locator(`${selector} svg`).first().innerHTML();
    expect(await sign('.badge-verified')).not.toBe(await sign('.scripture-verdict'));
  });

  test('its first words lead to what each voice means', async () => {
    const page = await visit(`${site.url}/topics/fasting-in-ramadan`);
    await page.getByRole('link', { name: 'Editors’ note' }).click();
    await page.waitForURL('**/about#who');
    expect(await page.locator('.voices dt').allTextContents()).toEqual([
      'Editors’ note',
      'Put together by a program',
      'Sample answer',
      'Not written by this site',
    ]);
  });
});

test('reading pages carry at most 1.5 kB of JavaScript', async () => {
  for (const path of ['/topics/fasting-in-ramadan', '/about', '/check', '/sources/quran/2/183']) {
    const html = await (await fetch(site.url + path)).text();
    const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
    let bytes = 0;
    for (const src of scripts) {
      const sent = await fetch(site.url + src, { headers: { 'Accept-Encoding': 'br' } });
      bytes += Number(sent.headers.get('content-length'));
    }
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(1_500);
  }
});
