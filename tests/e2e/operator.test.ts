import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { visitors } from '../support/visitor.ts';

const OPERATOR_TOKEN = 'the-token-of-the-operator-of-tests';
const { visit } = visitors();

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ OPERATOR_TOKEN, REVIEW_LINKS: 'on' });
});
afterAll(() => site?.close());

async function save(question: string, answer: string) {
  const body = JSON.stringify({ question, answer, userRole: 'user' });
  await fetch(`${site.url}/api/save`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

test.each([
  { width: 1280, height: 900, javaScriptEnabled: true },
  { width: 320, height: 700, javaScriptEnabled: false },
])('the operator signs in, lists what waited, hides and deletes: %o', async ({ javaScriptEnabled, ...viewport }) => {
  await save(`What waits? ${viewport.width}`, 'See https://example.org/.');
  await save(`What is listed? ${viewport.width}`, 'It is said: “Allah intends for you ease” [Quran 2:185].');
  const page = await visit(`${site.url}/operator`, { status: 401, viewport, javaScriptEnabled });
  const isWell = async () => {
    if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([]);
    if (javaScriptEnabled)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  };
  await isWell();
  await page.getByLabel('Token').fill(OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('All parts work.').waitFor();
  await isWell();

  await page.getByRole('link', { name: /^Saved answers/ }).click();
  const waiting = page.getByRole('article').filter({ hasText: `What waits? ${viewport.width}` });
  await waiting.getByText('it holds a link').waitFor();
  await isWell();
  await waiting.getByRole('button', { name: 'List it' }).click();
  await page.getByText('Listed.', { exact: true }).waitFor();

  await page.getByRole('combobox').selectOption('listed');
  await page.getByLabel('With the words').fill(`What is listed? ${viewport.width}`);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: `What is listed? ${viewport.width}` }).click();
  await page.getByRole('heading', { level: 2, name: `What is listed? ${viewport.width}` }).waitFor();
  await isWell();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await page.getByText('Hidden.', { exact: true }).waitFor();
  await page.getByText('Delete …').click();
  await page.getByRole('button', { name: 'Delete for ever' }).click();
  await page.getByText('Deleted.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Token').waitFor();
});

test.each([
  { width: 1280, height: 900, javaScriptEnabled: true },
  { width: 320, height: 700, javaScriptEnabled: false },
])(
  'the operator takes an article down and puts it back, and tells a correction: %o',
  async ({ javaScriptEnabled, ...viewport }) => {
    const slug = `on-pebbles-${viewport.width}`;
    const { title, summary, content } = {
      title: 'On the Pebbles',
      summary: 'At Mina.',
      content: '<p>At three pillars.</p>',
    };
    await site.context.storage.transact((writer) =>
      writer.addArticle({ slug, title, summary, content, createdAt: new Date(), origin: slug, points: [] }),
    );
    const page = await visit(`${site.url}/operator`, { status: 401, viewport, javaScriptEnabled });
    const isWell = async () => {
      if (!javaScriptEnabled) return;
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    };
    await page.getByLabel('Token').fill(OPERATOR_TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();

    await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Articles' }).click();
    const row = page.getByRole('article').filter({ has: page.locator(`input[value="${slug}"]`) });
    await row.waitFor();
    await isWell();
    await row.getByRole('button', { name: 'Unpublish: On the Pebbles' }).press('Enter');
    await page.getByText('Unpublished.', { exact: true }).waitFor();
    expect((await fetch(`${site.url}/articles/${slug}`)).status).toBe(404);
    await row.getByRole('button', { name: 'Publish again: On the Pebbles' }).press('Enter');
    await page.getByText('Published again.', { exact: true }).waitFor();
    expect((await fetch(`${site.url}/articles/${slug}`)).status).toBe(200);

    await row.getByRole('link', { name: 'Tell a correction of On the Pebbles' }).click();
    await isWell();
    await page.getByLabel('It said').fill('At three pillars.');
    await page.getByLabel('It says now').fill('At one pillar on the 10th.');
    await page.getByLabel(/^Article/).fill('no-such-article');
    await page.getByRole('radio', { name: /^Yes/ }).check();
    await page.getByRole('button', { name: 'Tell it' }).click();
    await page.getByText('There is no article no-such-article. Nothing was changed.').waitFor();
    await isWell();
    // What was typed is still there.
    await page.getByLabel(/^Article/).fill(slug);
    await page.getByRole('button', { name: 'Tell it' }).click();
    await page.getByText('Told.', { exact: true }).waitFor();
    await isWell();
    expect(await (await fetch(`${site.url}/articles/${slug}`)).text()).toContain('At one pillar on the 10th.');
    const told = page.getByRole('article').filter({ hasText: 'At one pillar on the 10th.' }).first();
    await told.getByText('Take back …').click();
    await told.getByRole('button', { name: 'Take back: On the Pebbles' }).click();
    await page.getByText('Removed.', { exact: true }).waitFor();
    expect(await (await fetch(`${site.url}/articles/${slug}`)).text()).not.toContain('At one pillar on the 10th.');

    await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Articles' }).click();
    await row.getByText('Delete …').click();
    await row.getByRole('button', { name: 'Delete for ever: On the Pebbles' }).click();
    await page.getByText('Deleted.', { exact: true }).waitFor();
    expect((await fetch(`${site.url}/articles/${slug}`)).status).toBe(404);
  },
);
