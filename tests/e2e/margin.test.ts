import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSite } from '../support/every-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, visitors } from '../support/visitor.ts';

// From 1,200 px on, the words that a text rests on stand beside its lines.
const { visit } = visitors();
let site: OpenSite;
let paths: readonly string[];
beforeAll(async () => {
  site = await openSite();
  const { article, answer } = await fillSite(site);
  paths = ['/topics/fasting-in-ramadan', '/ar/topics/hajj', '/topics/hajj', article.path, answer.path];
});
afterAll(() => site?.close());

const wide = { viewport: { width: 1200, height: 900 } };

/** Boxes of what is drawn, in the page. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );

test('the notes stand in the margin, beside their lines and not on each other, with JavaScript and without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    for (const path of paths) {
      const page = await visit(site.url + path, { ...wide, javaScriptEnabled });
      const notes = await boxes(page, '.margin-note');
      expect(notes.length, path).toBeGreaterThan(0);
      const [column] = await boxes(page, '.prose');
      const beside = notes.every(({ left, right }) => left >= (column?.right ?? 0) || right <= (column?.left ?? 0));
      expect(beside, path).toBe(true);
      for (const [index, { top }] of notes.entries()) {
        expect(top, `${path} ${index}`).toBeGreaterThanOrEqual(notes[index - 1]?.bottom ?? 0);
      }
      // A note stands at the line of its mark, or below where another takes the place.
      const fall = await page
        .locator('.margin-note')
        .evaluateAll((all) =>
          all.map(
            (note) =>
              note.getBoundingClientRect().top - (note.previousElementSibling?.getBoundingClientRect().top ?? 0),
          ),
        );
      expect(Math.abs(fall[0] ?? 1000), path).toBeLessThan(40);
      for (const distance of fall) expect(distance, path).toBeGreaterThan(-40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1200);
    }
  }
});

test('below 1,200 px there is no margin, and the headings are one line to open', async () => {
  const page = await visit(`${site.url}/topics/fasting-in-ramadan`, { viewport: { width: 1199, height: 900 } });
  expect(await boxes(page, '.margin-note')).toEqual([]);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(await contents.getByRole('link').first().isVisible()).toBe(false);
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Who is excused' }).click();
  expect(new URL(page.url()).hash).toMatch(/^#\w/);
});

test('on a wide window the headings stand on the other side, and stay in sight', async () => {
  const page = await visit(`${site.url}/topics/fasting-in-ramadan`, wide);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Who is excused' });
  const [column] = await boxes(page, '.prose');
  expect((await link.boundingBox())?.x).toBeLessThan(column?.left ?? 0);
  await page.evaluate(() => scrollTo(0, 900));
  const box = await link.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(900);
});

test('a thread leads from a citation to its words, by pointer and by keyboard, and crosses no word', async () => {
  const page = await visit(`${site.url}/topics/fasting-in-ramadan`, wide);
  const mark = page.locator('.prose .reference', { hasText: 'Quran 2:185' }).first();
  await mark.hover();
  await page.locator('.thread path').waitFor({ state: 'attached' });
  expect(await page.locator('.margin-note.is-threaded .margin-reference').textContent()).toBe('Quran 2:185');
  const start = await page.locator('.thread path').getAttribute('d');
  const [column] = await boxes(page, '.prose');
  expect(Number(/^M([\d.]+)/.exec(start ?? '')?.[1])).toBeGreaterThan(column?.right ?? 0);
  await page.mouse.move(5, 5);
  await becomes(() => page.locator('.thread').count(), 0);
  await mark.focus();
  await page.locator('.thread path').waitFor({ state: 'attached' });
  await page.locator('h1').click();
  await becomes(() => page.locator('.thread').count(), 0);
});

test('nobody hears or reaches a margin note, and none is printed', async () => {
  const page = await visit(`${site.url}/topics/fasting-in-ramadan`, wide);
  const notes = page.locator('.margin-note');
  expect(await notes.evaluateAll((all) => all.every((note) => note.ariaHidden === 'true'))).toBe(true);
  expect(await notes.locator('a, button').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await boxes(page, '.margin-note')).toEqual([]);
});
