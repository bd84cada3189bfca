import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { patience } from './patience.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** The status that the first page must have; 200 by default. */
  status?: number;
  /** Done to the context before the first page is asked for. */
  before?: (context: BrowserContext) => Promise<unknown>;
}

type Pattern = string | RegExp;

interface Complaint {
  text: string;
  /** A failed call says itself twice: the browser's own line is allowed with ours. */
  ofBrowser?: boolean;
}

/** As visitors are who say nothing else: motion reduced, and no service worker. */
const plain = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/**
 * The page of visitors who bring nothing of their own, one after the other. A page of its own would start two processes for
 * each of them, which takes twice as much processor time as most pages do; this one is made as new in between.
 */
let kept: Page | undefined;

/**
 * The visitors of one test file: the browser of this process, and for each a context of its own or one that is made as new.
 * A console error, in a browser or on the server, fails the test unless the test expected it; an expected error must occur.
 */
export function visitors() {
  let browser: Browser;
  let complaints: Complaint[] = [];
  let expected: Pattern[] = [];
  const contexts: BrowserContext[] = [];
  let isKeptUsed = false;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  beforeEach(() => {
    complaints = [];
    expected = [];
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      complaints.push({ text: `server: ${said.map((one) => (one instanceof Error ? one.stack : one)).join(' ')}` });
    });
  });

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    if (isKeptUsed) await makeAsNew();
    isKeptUsed = false;
    vi.restoreAllMocks();
    const wasExpected = ({ text }: Complaint) => expected.some((pattern) => matches(pattern, text));
    const failedCalls = expected.some((pattern) => String(pattern).includes('API '));
    const surprises = complaints.filter((one) => !wasExpected(one) && !(one.ofBrowser && failedCalls));
    expect(surprises.map(({ text }) => text)).toEqual([]);
    expect(expected.filter((pattern) => !complaints.some(({ text }) => matches(pattern, text)))).toEqual([]);
  });

  /** Opens an address as a new visitor, with reduced motion and without a service worker by default, and waits until the page is interactive. */
  async function visit(address: string, { status = 200, before, ...options }: VisitOptions = {}): Promise<Page> {
    const isPlain = !before && Object.keys(options).length === 0 && !isKeptUsed;
    const page = isPlain ? await keptPage(address) : await newPage(options, before);
    page.on('pageerror', (error) =>
      complaints.push({ text: `page error: ${error.name}: ${error.message} ${error.stack}` }),
    );
    page.on('console', (line) => {
      if (line.type() !== 'error') return;
      const text = line.text();
      // The browser writes down that a page was sent as missing: the status was asked for.
      if (text.startsWith('Failed to load resource') && line.location().url === page.url() && status >= 400) return;
      complaints.push({ text, ofBrowser: text.startsWith('Failed to load resource') });
    });
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(status);
    await alive(page);
    return page;
  }

  async function newPage(options: BrowserContextOptions, before: VisitOptions['before']): Promise<Page> {
    const context = await openContext(browser, options);
    contexts.push(context);
    await before?.(context);
    return context.newPage();
  }

  async function keptPage(address: string): Promise<Page> {
    isKeptUsed = true;
    if (kept && (kept.isClosed() || kept.context().browser() !== browser)) kept = undefined;
    kept ??= await (await openContext(browser, {})).newPage();
    // Away from where the last visitor was: from a page to a place on it, nothing would be loaded.
    await kept.goto(new URL('/robots.txt', address).href);
    return kept;
  }

  return {
    visit,
    /** Declares errors that this test brings about on purpose. */
    expectErrors: (...patterns: Pattern[]) => {
      expected.push(...patterns);
    },
  };
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...plain, ...options });
  context.setDefaultTimeout(patience.timeout);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  return context;
}

/** Nothing that a test did may be seen by the next: what cannot be taken back is closed. */
async function makeAsNew(): Promise<void> {
  if (!kept || kept.isClosed()) return;
  const page = kept;
  const context = page.context();
  page.removeAllListeners();
  context.removeAllListeners();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll();
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    if (page.url().startsWith('http'))
      await page.evaluate(() => [localStorage, sessionStorage].map((one) => one.clear()));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      forcedColors: null,
      contrast: null,
      reducedMotion: 'reduce',
    });
    await page.mouse.move(0, 0);
  } catch {
    kept = undefined;
    await context.close();
  }
}

const matches = (pattern: Pattern, text: string) =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/** Waits until React has taken over a page that has React: before that a press would be lost. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.getElementById('interactive-page') ||
      matchMedia('(scripting: none)').matches ||
      Object.keys(document.querySelector('#main > *') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Waits for these texts, each alone in an element and visible. */
export async function sees(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
}

/** Waits until the value is what it should be. */
export const becomes = <Value>(read: () => Value | Promise<Value>, wanted: Value) =>
  expect.poll(read, patience).toEqual(wanted);

/** A promise and the function that resolves it. */
export function held(): { until: Promise<void>; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, letGo: resolve };
}
