import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goals, type MeasuredPage, measuredPages, type PageKind, writeArticles } from './bench/pages.ts';
import { type OpenSite, openSite } from './support/site.ts';

/**
 * Bytes on the wire, some three per cent above what `npm run size` measured when they were last set: room for a link or
 * a sentence, none for a library. A feature that is worth more raises them in its own commit, which says what
 * the bytes buy. No further than the goals in `bench/pages.ts`: those are the product owner's.
 */
const budget: { scripts: Record<PageKind, number>; stylesheets: number } = {
  scripts: { interactive: 75_000, article: 1_500, static: 920 },
  // One sheet for the whole site, kept after the first page: pages of notes, kinds of replies,
  // stages, lines of help, the pages of answers, the search, the reading room and the sizes are in it;
  // since then the marks of citations with their star, the bar above texts, the tally of a check, and the glossary.
  // The line above a page that is shown offline, and the sources of an article.
  // The page of corrections has a second sheet of 650 bytes, for comparing what was said with what is said now.
  stylesheets: 13_500,
};

let site: OpenSite;
let pages: MeasuredPage[];

beforeAll(async () => {
  site = await openSite();
  pages = measuredPages(await writeArticles(site.url));
});

afterAll(() => site?.close());

test('the budgets are within the goals', () => {
  for (const kind of ['interactive', 'article', 'static'] as const) {
    expect(budget.scripts[kind], kind).toBeLessThanOrEqual(goals.scripts[kind]);
  }
  expect(budget.stylesheets).toBeLessThanOrEqual(goals.stylesheets);
});

test('a first view of every page stays within its budget', async () => {
  for (const { path, kind, status } of pages) {
    const page = await fetchAsBrotli(path);
    expect(page.status, path).toBe(status);
    const weight = {
      scripts: await scriptBytes(page.text),
      stylesheets: await sumOf(attributes(page.text, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g)),
    };
    expect(weight.scripts, `${path}: JavaScript`).toBeLessThanOrEqual(budget.scripts[kind]);
    expect(weight.stylesheets, `${path}: CSS`).toBeLessThanOrEqual(budget.stylesheets);
  }
});

test('a page that is only read carries no React', async () => {
  for (const { path } of pages.filter(({ kind }) => kind !== 'interactive')) {
    const { text } = await fetchAsBrotli(path);
    expect(attributes(text, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g), path).toEqual([]);
    expect(inlineScripts(text), path).toEqual([]);
  }
});

/** Every script that the page names or preloads, all that these import, and the inline scripts by themselves. */
async function scriptBytes(html: string): Promise<number> {
  const inline = inlineScripts(html);
  const named = [
    ...attributes(html, /<script\b[^>]*\bsrc="([^"]+)"/g),
    ...attributes(html, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
    ...inline.flatMap((code) => [...importsOf(code), ...attributes(code, /\bimport\("([^"]+)"\)/g)]),
  ];
  const inlined = inline.reduce((sum, code) => sum + brotliCompressSync(Buffer.from(code)).length, 0);
  return inlined + (await sumOf(await withImports(named)));
}

async function withImports(names: readonly string[]): Promise<string[]> {
  const found = new Set(names);
  // What is added while the set is walked is walked too.
  for (const name of found) {
    const { text } = await fetchAsBrotli(name);
    for (const imported of importsOf(text)) found.add(new URL(imported, new URL(name, site.url)).pathname);
  }
  return [...found];
}

async function sumOf(names: readonly string[]): Promise<number> {
  const files = await Promise.all([...new Set(names)].map(fetchAsBrotli));
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Bytes are those on the wire; `fetch` unpacks the text. */
async function fetchAsBrotli(name: string): Promise<{ status: number; text: string; bytes: number }> {
  const response = await fetch(new URL(name, site.url), { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('content-encoding'), name).toBe('br');
  const bytes = Number(response.headers.get('content-length'));
  return { status: response.status, text: await response.text(), bytes };
}

/** Static imports only: `import("…")` waits until something asks for it. */
const importsOf = (code: string) =>
  attributes(code, /\b(?:import|export)(?:[\w\s{},*$]+from)?\s*["']([^"']+\.js)["']/g);

const inlineScripts = (html: string) =>
  attributes(html, /<script\b(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g);

const attributes = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value ?? '');
