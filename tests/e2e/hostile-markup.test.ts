import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excerptOf } from '../../src/server/saved/excerpt.ts';
import { articleRow, historyRow } from '../../src/storage/conformance/rows.ts';
import { sharedBrowser } from '../support/browser.ts';
import { fuzzedMarkup } from '../support/markup-fuzzer.ts';
import { readVectors } from '../support/read-vectors.ts';
import { isExhaustive } from '../support/sample.ts';
import { firstSeed } from '../support/seed.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { visitors } from '../support/visitor.ts';

// Whatever is stored, no script of it runs. A real browser parses each page whole, in a frame of its own, with the content
// policy switched off: what holds here is the sanitiser and the escaping, and the policy is a second lock.

const { visit } = visitors();
const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const listed = [
  ...linesOf('../../src/articles/hostile-html.txt'),
  ...readVectors('hostile-markup.txt').map((columns) => columns.join('\t')),
];
const fuzzed = fuzzedMarkup(isExhaustive ? 100 : 40, Number(process.env.TEST_SEED ?? firstSeed));
/** What a database keeps. */
const all = [...listed, ...fuzzed].map((markup) => markup.replaceAll('\0', '\ufffd'));

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
  await site.context.storage.transact(async (writer) => {
    for (const [number, markup] of all.entries()) {
      // As no call of this site stores it: an older version, or somebody with the database, might have.
      await writer.addArticle(articleRow({ slug: `a-${number}`, title: markup, summary: markup, content: markup }));
    }
    for (const markup of all) {
      const [question, answer] = [`What is ${markup}?`, `So: ${markup}\n\n${markup}`];
      const excerpt = excerptOf(question, answer, { citations: [], editions: [] });
      await writer.saveHistory(historyRow({ question, answer, excerpt, provenance: 'unverified' }));
    }
  });
});
afterAll(() => site?.close());

interface Found {
  path: string;
  faults: string[];
}

/** A window without a content policy, in which every call of `alert` in any frame is counted. */
async function openWithoutPolicy(): Promise<{ page: Page; left: string[]; close: () => Promise<void> }> {
  const context = await (await sharedBrowser()).newContext({ bypassCSP: true, serviceWorkers: 'block' });
  const left: string[] = [];
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) left.push(request.url());
  });
  await context.addInitScript(() => {
    const counted = (window.top ?? window) as unknown as { ran?: string[] };
    counted.ran ??= [];
    for (const name of ['alert', 'confirm', 'prompt']) {
      Object.defineProperty(window, name, { value: () => counted.ran?.push(`${name} in ${window.name}`) });
    }
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  return { page, left, close: () => context.close() };
}

/** Renders pages of this site one beside the other in frames, and looks at what came of each. */
async function renderAll(page: Page, paths: readonly string[]): Promise<Found[]> {
  return page.evaluate(async (addresses) => {
    const policies = ['http:', 'https:', 'mailto:'];
    const faultsIn = (frame: HTMLIFrameElement): string[] => {
      const main = frame.contentDocument?.querySelector('main');
      if (!main) return ['the page has no main part'];
      const faults: string[] = [];
      for (const element of main.querySelectorAll('*')) {
        const name = element.localName;
        const inProse = element.closest('.prose') !== null;
        if (/^(?:iframe|object|embed|base|meta|link|style|frame|portal|animate|set)$/.test(name)) faults.push(name);
        if (name === 'script' && !element.getAttribute('src')?.startsWith('/assets/')) faults.push('script');
        if (inProse && /^(?:form|input|button|select|textarea|video|audio|img|math|noscript)$/.test(name))
          faults.push(`${name} in prose`);
        for (const { name: attribute } of element.attributes) {
          if (/^on|^srcdoc$|^formaction$/.test(attribute)) faults.push(`${name} ${attribute}`);
          if (inProse && /^(?:style|name|data-run|data-script|data-share|is)$/.test(attribute))
            faults.push(`${name} ${attribute}`);
        }
        const id = element.getAttribute('id');
        if (inProse && id !== null && !id.startsWith('section-')) faults.push(`id ${id}`);
        if (element instanceof (frame.contentWindow as unknown as typeof globalThis).HTMLAnchorElement) {
          if (element.getAttribute('href') !== null && !policies.includes(element.protocol)) faults.push(element.href);
        }
      }
      return faults;
    };
    const render = async (path: string) => {
      // Styles and fonts are the same in each, and take most of the time.
      const html = (await (await fetch(path)).text()).replaceAll(/<link rel="(?:stylesheet|preload)"[^>]*>/g, '');
      const frame = document.createElement('iframe');
      frame.name = path;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      frame.srcdoc = html;
      document.body.append(frame);
      await loaded;
      const faults = faultsIn(frame);
      frame.remove();
      return { path, faults };
    };
    const found: { path: string; faults: string[] }[] = [];
    const waiting = [...addresses];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) found.push(await render(path));
    };
    await Promise.all([work(), work(), work(), work()]);
    return found;
  }, paths);
}

const ranIn = (page: Page) => page.evaluate(() => (window as unknown as { ran: string[] }).ran);

test('nothing of a stored article runs: its title, its summary, its text', async () => {
  const { page, left, close } = await openWithoutPolicy();
  const paths = all.map((_, number) => `/articles/a-${number}`);
  const found = await renderAll(page, [...paths, '/articles']);
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(found).toHaveLength(all.length + 1);
  expect(await ranIn(page)).toEqual([]);
  expect(left).toEqual([]);

  // The same window would have seen it: a script in a frame, and a handler, run and are counted.
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.name = 'control';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = '<main><script>alert(1)</script><img src="data:," onerror="alert(1)"></main>';
    document.body.append(frame);
    await loaded;
  });
  expect(await ranIn(page)).toEqual(['alert in control', 'alert in control']);
  await close();
});

test('nothing of a saved question and answer runs, in the list and on its page', async () => {
  const { page, left, close } = await openWithoutPolicy();
  const items: { id: string }[] = await (await fetch(`${site.url}/api/history?limit=60`)).json();
  const found = await renderAll(page, ['/ask', ...items.map(({ id }) => `/answers/${id}`)]);
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(await ranIn(page)).toEqual([]);
  expect(left).toEqual([]);
  await close();
});

test('with the policy on, nothing of the list, an article and the history even tries', async () => {
  for (const path of ['/articles', '/articles/a-0', `/articles/a-${listed.length}`, '/ask'])
    await visit(`${site.url}${path}`);
});
