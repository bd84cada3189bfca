// How long the page takes to answer a press, on a processor slowed four times: ten interactions of a visit, the longest of
// three runs each. `npm run interactions`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { startServer } from './server-process.ts';
import { table } from './table.ts';

/** The goal, in milliseconds from the press to the next frame. */
const GOAL = 100;
const SLOWED = 4;
const RUNS = 3;

interface Interaction {
  name: string;
  path: string;
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const answered = async (page: Page) => {
  await question(page).fill('What does the Quran say about patience?');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Copy answer' }).waitFor();
};

const interactions: readonly Interaction[] = [
  { name: 'open the menu', path: '/', act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    name: 'open the reading settings',
    path: '/ask',
    act: (page) => page.getByRole('button', { name: 'Reading settings' }).click(),
  },
  {
    name: 'choose an example',
    path: '/ask',
    act: (page) => page.getByRole('button', { name: 'What is zakat?' }).click(),
  },
  {
    name: 'type a letter of a question',
    path: '/ask',
    before: (page) => question(page).focus(),
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'ask',
    path: '/ask',
    before: (page) => question(page).fill('What is zakat?'),
    act: (page) => page.keyboard.press('Control+Enter'),
  },
  {
    name: 'unfold the passages',
    path: '/ask',
    before: answered,
    act: (page) => page.locator('.given-answer summary').first().click(),
  },
  {
    name: 'open a citation',
    path: '/topics/fasting-in-ramadan',
    act: (page) => page.locator('.prose .reference').first().click(),
  },
  { name: 'choose a tab', path: '/questions', act: (page) => page.getByRole('tab', { name: 'Quran' }).click() },
  { name: 'vote', path: '/questions', act: (page) => page.locator('.vote').first().click() },
  {
    name: 'type a letter of a search',
    path: '/search',
    before: async (page) => {
      await page.locator('main [type=search]').focus();
      await page.locator('[role=combobox]').waitFor();
    },
    act: (page) => page.keyboard.press('z'),
  },
];

const found = findBrowser();
if (found.kind === 'missing') throw new Error(found.why);
const folder = await mkdtemp(path.join(tmpdir(), 'isnad-interactions-'));
const server = await startServer(folder);
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags });
const rows: string[][] = [];
let worst = 0;
try {
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(interaction));
    const longest = Math.max(...times);
    worst = Math.max(worst, longest);
    rows.push([interaction.name, interaction.path, `${longest} ms`]);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(table(['Interaction', 'Page', 'to the next frame'], rows));
console.log(`\nProcessor slowed ${SLOWED} times, the longest of ${RUNS} runs. Goal: ${GOAL} ms.`);
process.exitCode = worst > GOAL ? 1 : 0;

/** The longest event that the browser reports while the visitor does this; under 16 ms it reports none. */
async function timeOf({ path, before, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await before?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const note = (list: PerformanceObserverEntryList) =>
        seen.push(...list.getEntries().map(({ duration }) => duration));
      new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    // Two frames, and the moment in which the browser reports the events of the first.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 250)))),
    );
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen));
  } finally {
    await context.close();
  }
}
