// Lighthouse's mobile preset on every page that answers 200, median of five runs: `npm run lighthouse`, or
// `npm run lighthouse -- --runs 1 --page /about` for a quick look.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { type MeasuredPage, measuredPages, writeArticles } from './pages.ts';
import { startServer } from './server-process.ts';
import { grouped, median, table } from './table.ts';

interface Run {
  scores: Record<Category, number>;
  figures: Record<Figure, number>;
  /** Failed audits, except those of performance. */
  failed: string[];
}

type Category = (typeof categories)[number];
type Figure = keyof typeof figures;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = {
  'cumulative-layout-shift': (value: number) => value.toFixed(3).replace(/\.?0+$/, ''),
  'largest-contentful-paint': (value: number) => `${grouped(value)} ms`,
  'total-blocking-time': (value: number) => `${grouped(value)} ms`,
};
const flags = ['--headless=new', ...browserFlags];

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } },
});
const found = findBrowser();
if (found.kind === 'missing') throw new Error(found.why);
const chromePath = found.path;
const folder = await mkdtemp(path.join(tmpdir(), 'isnad-lighthouse-'));
const server = await startServer(folder);
const rows: string[][] = [];
const misses: string[] = [];

try {
  const pages = measuredPages(await writeArticles(server.url))
    .filter(({ status }) => status === 200)
    .filter(({ path }) => path === (options.page ?? path));
  for (const page of pages) {
    const runs: Run[] = [];
    for (let count = 0; count < Number(options.runs); count += 1) runs.push(await runWhole(server.url + page.path));
    rows.push(judge(page, runs));
    console.error(rows.at(-1)?.join('  '));
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${table(['Page', 'Performance', 'Accessibility', 'Best Practices', 'SEO', 'CLS', 'LCP', 'TBT'], rows)}`);
console.log(`\nMobile preset, median of ${options.runs}. ✗ marks what misses its goal.`);
for (const miss of misses) console.error(`✗ ${miss}`);
process.exitCode = misses.length ? 1 : 0;

/** On a busy machine a browser's trace is lost now and then: such a run says nothing of the page and is made again. */
async function runWhole(address: string): Promise<Run> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(address);
    } catch (error) {
      if (tries === 4) throw error;
      console.error(`Once more: ${(error as Error).message}`);
    }
  }
}

/** A fresh browser each time: nothing of the run before is kept. */
async function runOnce(address: string): Promise<Run> {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      output: 'json',
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
    const { lhr } = result;
    const entries = <Key extends string>(keys: readonly Key[], read: (key: Key) => number) =>
      Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, number>;
    return {
      scores: entries(categories, (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      figures: entries(Object.keys(figures) as Figure[], (name) => lhr.audits[name]?.numericValue ?? Number.NaN),
      failed: categories
        .slice(1)
        .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

/** One line of the table; a score below its goal is marked, and listed at the end with the failed audits. */
function judge({ path, kind, indexed }: MeasuredPage, runs: readonly Run[]): string[] {
  const goals: Record<Category, number> = {
    performance: kind === 'interactive' ? 95 : 98,
    accessibility: 100,
    'best-practices': 100,
    // A page that asks not to be indexed cannot have all points.
    seo: indexed ? 100 : 0,
  };
  const failed = [...new Set(runs.flatMap((run) => run.failed))].join(', ');
  const marked = (what: string, shown: string, missed: boolean) => {
    if (missed) misses.push(`${path}: ${what} ${shown}${what === 'performance' ? '' : ` (${failed})`}`);
    return missed ? `✗ ${shown}` : shown;
  };
  const scores = categories.map((name) => {
    const score = median(runs.map((run) => run.scores[name]));
    if (name === 'seo' && !indexed) return '–';
    return marked(name, `${score}`, score < goals[name]);
  });
  const shown = (Object.keys(figures) as Figure[]).map((name) => {
    const value = median(runs.map((run) => run.figures[name]));
    return marked(name, figures[name](value), name === 'cumulative-layout-shift' && value >= 0.0005);
  });
  return [path, ...scores, ...shown];
}
