import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnswerEngine } from '../../src/answers/engines/engine.ts';
import { extractiveEngine } from '../../src/answers/engines/extractive/extractive-engine.ts';
import type { Retrieval } from '../../src/knowledge/retrieval/retrieval.ts';
import { type ForeignApi, openForeignApi } from '../support/foreign-api.ts';
import { type OpenSite, openSite, startSearch } from '../support/site.ts';
import { alive, becomes, held, sees, type VisitOptions, visitors } from '../support/visitor.ts';

// An answer as a visitor sees it: while it is made, of each kind, and the actions on it.
const { visit, expectErrors } = visitors();
let api: ForeignApi;
let site: OpenSite;
beforeAll(async () => {
  api = await openForeignApi();
  site = await openSite({ API_BASE_URL: api.url, API_DEADLINE_MS: '5000', PUBLIC_URL: 'https://isnad.example' });
  await startSearch(site);
});
afterEach(() => api.reset());
afterAll(async () => {
  await site.close();
  await api.close();
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const button = (page: Page) => page.locator('.ask-form button[type=submit]');
const given = (page: Page) => page.locator('.given-answer');
const stage = (page: Page) => page.locator('.stage');

async function ask(page: Page, question = 'What is zakat?') {
  await field(page).fill(question);
  await button(page).click();
}

/** Asks an API that answers so. */
async function answered(reply: object, options: VisitOptions = {}): Promise<Page> {
  api.answer('GET /ask', { body: reply });
  const page = await visit(`${site.url}/ask`, options);
  await ask(page);
  await given(page).locator('.prose').first().waitFor();
  await becomes(() => button(page).textContent(), 'Ask Question');
  return page;
}

const whole = {
  ai_suggestion: `Zakat is a yearly alms [Quran 9:103].

## Where scholars differ

- **Worn jewellery.** Some count it.

More in: [Who Pays Zakat, and How Much](/topics/zakat-who-pays)

## Related questions

- [How much is zakat?](/ask?q=How%20much%20is%20zakat%3F)
- [What is nisab?](/ask?q=What%20is%20nisab%3F)

*Put together by a program; no scholar has reviewed it.*`,
  kind: 'answer',
};

const arabic = {
  ai_suggestion: `الزكاة حق في المال [Quran 9:103].

## مواضع الاختلاف

- الحلي الملبوس.

## أسئلة قريبة

- [كم نصاب الزكاة؟](/ask?q=%D9%83%D9%85)

*جمع برنامج هذا الجواب، ولم يراجعه أحد من أهل العلم.*`,
  kind: 'answer',
};

test('the stages of a slow engine are shown where the answer will be, which is in view from the first moment', async () => {
  const plain = await openSite();
  const [search, draft] = [held(), held()];
  const retrieval: Retrieval = {
    find: async (...asked) => {
      await search.until;
      return plain.context.retrieval.find(...asked);
    },
    close: async () => undefined,
  };
  const engine: AnswerEngine = {
    name: 'slow',
    draft: async (...asked) => {
      await draft.until;
      return extractiveEngine(plain.context.notes, plain.context.library.current()).draft(...asked);
    },
  };
  const slow = await openSite({}, { retrieval, engine });
  try {
    const page = await visit(`${slow.url}/ask`, { colorScheme: 'dark', viewport: { width: 390, height: 800 } });
    await ask(page, 'What does the Quran say about patience?');
    await becomes(() => stage(page).innerText(), 'Searching the sources');
    expect(await button(page).textContent()).toBe('Processing...');
    expect(await stage(page).getAttribute('role')).toBe('status');
    const now = () => page.locator('.stage-chain .is-now').allTextContents();
    expect(await now()).toEqual(['Searching the sources']);
    const place = await given(page).boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect(place?.y).toBeLessThan(100);
    search.letGo();
    await becomes(() => stage(page).innerText(), 'Writing');
    await becomes(now, ['Writing']);
    draft.letGo();
    await given(page).locator('.scripture-arabic').first().waitFor();
    expect((await given(page).boundingBox())?.y).toBe(place?.y);
    expect(await stage(page).count()).toBe(0);
    expect(
      await given(page)
        .getByRole('heading', { level: 2 })
        .evaluate((h) => h === document.activeElement),
    ).toBe(true);
    await becomes(() => button(page).textContent(), 'Ask Question');
  } finally {
    await slow.close();
    await plain.close();
  }
});

test('an engine that fails after its first stages is shown as a failed answer', async () => {
  expectErrors(/^API \/ask error: /);
  const { until, letGo } = held();
  const engine: AnswerEngine = {
    name: 'failing',
    draft: async () => {
      await until;
      throw new Error('broken');
    },
  };
  const failing = await openSite({}, { engine });
  try {
    const page = await visit(`${failing.url}/ask`);
    await ask(page, 'What does the Quran say about patience?');
    await becomes(() => stage(page).innerText(), 'Writing');
    letGo();
    await sees(page, 'Failed to process your question. Please try again later.');
    await page.locator('.toast').waitFor();
    expect(await given(page).count()).toBe(0);
    expect(await field(page).evaluate((area) => area === document.activeElement)).toBe(true);
    expect(await button(page).isEnabled()).toBe(true);
  } finally {
    await failing.close();
  }
});

test('an API without stages shows none', async () => {
  const letGo = api.hold('GET /ask');
  const page = await visit(`${site.url}/ask`);
  await ask(page);
  await becomes(() => button(page).textContent(), 'Processing...');
  expect(await stage(page).innerText()).toBe('');
  expect(await page.locator('.stage-chain').isVisible()).toBe(false);
  letGo();
  await sees(page, 'An answer of another house.');
});

test('the answer comes first, scholars’ views are set apart, and the last line says how it was made', async () => {
  const page = await answered(whole);
  expect(await given(page).locator('.prose > :first-child').innerText()).toContain('Zakat is a yearly alms');
  expect(await given(page).locator('.views').innerText()).toMatch(
    /^Where scholars differ\s+Worn jewellery. Some count it.$/,
  );
  const remark = given(page).locator('.remark');
  expect(await remark.innerText()).toBe('Put together by a program; no scholar has reviewed it.');
  expect(await remark.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))).toBeLessThan(16);
  expect(await given(page).locator('.ways').count()).toBe(1);
});

test('a related question fills the form, moves the focus there, keeps the answer, and submits nothing', async () => {
  const page = await answered(whole, { viewport: { width: 390, height: 700 } });
  const calls = api.calls.length;
  await given(page).getByRole('link', { name: 'What is nisab?' }).click();
  await becomes(() => field(page).inputValue(), 'What is nisab?');
  expect(await field(page).evaluate((area) => area === document.activeElement)).toBe(true);
  const box = await field(page).boundingBox();
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 700).toBe(true);
  expect(await given(page).getByText('Zakat is a yearly alms').count()).toBe(1);
  expect(new URL(page.url()).search).toBe('');
  expect(api.calls.length).toBe(calls);
  await button(page).click();
  await becomes(() => given(page).getByRole('heading', { level: 2 }).textContent(), 'What is nisab?');
});

test('keyboard: from the answer to a related question, and submit it', async () => {
  const page = await answered(whole);
  const link = given(page).getByRole('link', { name: 'How much is zakat?' });
  await link.focus();
  await page.keyboard.press('Enter');
  await becomes(() => field(page).inputValue(), 'How much is zakat?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await becomes(() => given(page).getByRole('heading', { level: 2 }).textContent(), 'How much is zakat?');
});

test('a related question in the history fills the form as well; opened apart it is a page', async () => {
  api.answer('GET /history', { body: [{ question: 'What is zakat?', answer: whole.ai_suggestion }] });
  const page = await visit(`${site.url}/ask`);
  await page.locator('.history summary').click();
  const link = page.locator('.history').getByRole('link', { name: 'How much is zakat?' });
  const [apart] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await alive(apart);
  expect(await field(apart).inputValue()).toBe('How much is zakat?');
  expect(await field(page).inputValue()).toBe('');
  await link.click();
  await becomes(() => field(page).inputValue(), 'How much is zakat?');
});

test('a note that an answer names has its page', async () => {
  const page = await answered(whole);
  await given(page).getByRole('link', { name: 'Who Pays Zakat, and How Much' }).click();
  await page.getByRole('heading', { level: 1, name: 'Who Pays Zakat, and How Much' }).waitFor();
});

test('help has its own warm layout and contacts, without other suggestions next to it', async () => {
  const ai_suggestion = '**Please call now.** [findahelpline.com](https://findahelpline.com)';
  const check = { citations: [], editions: [] };
  const sources = [{ id: 1, title: 'Quran 94:5', description: 'On ease' }];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await answered({ ai_suggestion, kind: 'help', check, sources }, { colorScheme });
    await given(page).getByRole('link', { name: 'findahelpline.com' }).waitFor();
    // What they wrote is not shown to them again as a title.
    expect(await given(page).getByText('What is zakat?').count()).toBe(0);
    for (const pushed of ['button', '.check-note', '.sources', '[role=alert]'])
      expect(await given(page).locator(pushed).count(), pushed).toBe(0);
    const [ground, paper] = await Promise.all(
      [given(page), page.locator('body')].map((place) =>
        place.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(ground).not.toBe(paper);
    expect(await page.locator('.form-error').innerText()).toBe('');
    expect(await page.locator('.toast').count()).toBe(0);
  }
});

test('an answer is laid out by its parts: advice and views apart, one passage open, the others folded', async () => {
  const texts = [
    ['answer', 'In general so.'],
    ['advice', '**Please ask a qualified scholar about your own case.** Bring your papers.'],
    ['views', '## Where scholars differ\n\nSome say so.'],
    ['passages', '> One.\n>\n> [Quran 2:183]\n\n> Two.\n>\n> [Quran 2:184]\n\n> Three.\n>\n> [Quran 2:185]'],
    ['about', '*Made by a program.*'],
  ] as const;
  const ai_suggestion = texts.map(([, text]) => text).join('\n\n');
  const parts = texts.map(([kind, text]) => ({
    kind,
    start: ai_suggestion.indexOf(text),
    end: ai_suggestion.indexOf(text) + text.length,
  }));
  const page = await answered({ ai_suggestion, parts, kind: 'personal-ruling' });
  await given(page).locator('.advice').getByText('Please ask a qualified scholar').waitFor();
  await given(page).locator('.views').getByText('Some say so.').waitFor();
  await given(page).locator('.remark').getByText('Made by a program.').waitFor();
  const words = (text: string) => given(page).getByText(text, { exact: true });
  expect([await words('One.').isVisible(), await words('Two.').isVisible()]).toEqual([true, false]);
  await given(page).getByText('Read 2 more passages: Quran 2:184 · Quran 2:185').click();
  await words('Three.').waitFor();
  await given(page).getByRole('button', { name: 'Copy answer' }).waitFor();
});

test('a choice is told by what its points say, without their sources, and names their note', async () => {
  const list = [
    '- [The face](/topics/hijab#the-face): Covering it is disputed [Ibn Rushd, Bidaya: dress], says one [Quran 24:31].',
    '- [Custom](/topics/hijab#custom): It is treated in another way [Ibn Taymiyya, Majmu‘: custom].',
  ];
  const ai_suggestion = `Which of these do you mean?\n\n${list.join('\n')}`;
  const parts = [{ kind: 'answer', start: 0, end: ai_suggestion.length }];
  const choices = ['the-face', 'custom'].map((point) => ({
    slug: 'hijab',
    point,
    title: point,
    question: `${point}?`,
    ...(point === 'custom' && { note: 'Dress and the Hijab' }),
  }));
  api.answer('GET /ask', { body: { ai_suggestion, kind: 'choice', parts, choices } });
  const page = await visit(`${site.url}/ask`);
  await ask(page);
  await becomes(
    () => given(page).locator('.choice span').allTextContents(),
    ['Covering it is disputed, says one.', 'It is treated in another way.'],
  );
  expect(await given(page).locator('.choice').allInnerTexts()).toEqual([
    'the-face\nCovering it is disputed, says one.',
    'Dress and the Hijab\ncustom\nIt is treated in another way.',
  ]);
});

test.each(['abstained', 'declined'])(
  'where it is %s the reply is short, and there is nothing to take along',
  async (kind) => {
    const page = await answered({ ai_suggestion: 'I would rather not guess.', kind });
    await sees(page, 'I would rather not guess.');
    expect(await given(page).locator('button').count()).toBe(0);
    expect(await page.locator('.form-error').innerText()).toBe('');
  },
);

test('an Arabic answer reads from right to left throughout, its references in Arabic too', async () => {
  const page = await answered(arabic, { viewport: { width: 390, height: 800 } });
  const directions = await given(page)
    .locator('.prose :is(h3, p, ul, li)')
    .evaluateAll((all) => all.map((one) => `${getComputedStyle(one).direction} ${getComputedStyle(one).textAlign}`));
  expect(new Set(directions)).toEqual(new Set(['rtl start']));
  expect(
    await given(page)
      .locator('.reference')
      .evaluate((chip) => [getComputedStyle(chip).direction, chip.textContent]),
  ).toEqual(['rtl', 'التوبة: ١٠٣']);
  await given(page).getByRole('button', { name: 'نسخ الجواب' }).waitFor();
  expect(await given(page).locator('.prose').getAttribute('lang')).toBe('ar');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const [heading, text] = await Promise.all(
    ['h3', 'p'].map((name) =>
      given(page)
        .locator(`.prose ${name}`)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  );
  expect(heading).toBeGreaterThan(text ?? 0);
});

/** A device that records what is copied or shared; without a share sheet unless its behaviour is given. */
const device = (sheet?: 'shares' | 'is closed') => (context: BrowserContext) =>
  context.addInitScript((sheet) => {
    const taken = { shared: [] as unknown[], copied: [] as string[] };
    Object.assign(window, { taken });
    const share = async (data: unknown) => {
      taken.shared.push(data);
      if (sheet === 'is closed') throw new DOMException('The sheet was closed', 'AbortError');
    };
    const writeText = async (text: string) => void taken.copied.push(text);
    Object.defineProperty(navigator, 'share', { value: sheet && share });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, sheet);

type Taken = { shared: { title: string; text: string; url: string }[]; copied: string[] };
const taken = (page: Page) => page.evaluate(() => (window as unknown as { taken: Taken }).taken);

const address = 'https://isnad.example/ask?q=What%20is%20zakat%3F';

test('an answer is copied by keyboard as plain text with its references and address, and a message confirms it', async () => {
  const page = await answered(whole, { before: device() });
  await given(page).getByRole('button', { name: 'Copy answer' }).focus();
  await page.keyboard.press('Enter');
  await sees(page, 'Answer copied');
  const [copied = ''] = (await taken(page)).copied;
  expect(copied.startsWith('What is zakat?\n\nZakat is a yearly alms [Quran 9:103].')).toBe(true);
  expect(copied.endsWith(`no scholar has reviewed it.\n\n${address}`)).toBe(true);
  expect(copied).not.toMatch(/\*\*|##|\]\(/);
  expect(await given(page).locator('[role=status]').first().textContent()).toBe('Answer copied');
});

test('the share sheet is given the question, the answer and its address', async () => {
  const page = await answered(whole, { before: device('shares') });
  await given(page).getByRole('button', { name: 'Share this answer' }).click();
  await becomes(async () => (await taken(page)).shared.length, 1);
  const [shared] = (await taken(page)).shared;
  expect(shared).toMatchObject({ title: 'What is zakat?', url: address });
  expect(shared?.text).toContain('[Quran 9:103]');
});

test('without a share sheet its address is copied; a closed sheet is only logged', async () => {
  expectErrors('The sheet was closed');
  const page = await answered(whole, { before: device() });
  await given(page).getByRole('button', { name: 'Share this answer' }).click();
  await becomes(async () => (await taken(page)).copied, [address]);

  const other = await answered(whole, { before: device('is closed') });
  const logged = other.waitForEvent('console', (line) => line.type() === 'error');
  await given(other).getByRole('button', { name: 'Share this answer' }).click();
  await logged;
  expect((await taken(other)).copied).toEqual([]);
});
