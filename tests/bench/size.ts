// The bytes transferred for the first view of each page in a real browser: `npm run size`, or
// `npm run size -- --page /ask` for one page with its files.
import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { firstLoad, type LoadedFile } from './first-load.ts';
import { goals, measuredPages, writeArticles } from './pages.ts';
import { grouped, table } from './table.ts';

const { values: options } = parseArgs({ options: { page: { type: 'string' } } });
const site = await openSite();
const browser = await launchBrowser();
const misses: string[] = [];
const rows: string[][] = [];

try {
  const pages = measuredPages(await writeArticles(site.url));
  for (const { path, kind, status: expected } of pages.filter(({ path }) => path === (options.page ?? path))) {
    const { status, files } = await firstLoad(browser, site.url + path);
    if (status !== expected) misses.push(`${path} answered ${status}, not ${expected}`);
    const raw = files.filter(({ type, encoding }) => encoding !== 'br' && type !== 'font' && type !== 'other');
    if (raw.length) misses.push(`${path}: not sent as brotli: ${raw.map(({ name }) => name).join(', ')}`);

    const scripts = bytesOf(files, 'script', 'inline script');
    const stylesheets = bytesOf(files, 'stylesheet');
    if (scripts > goals.scripts[kind]) misses.push(`${path}: JavaScript ${scripts} > ${goals.scripts[kind]}`);
    if (stylesheets > goals.stylesheets) misses.push(`${path}: CSS ${stylesheets} > ${goals.stylesheets}`);
    rows.push([
      path,
      `${grouped(scripts)} / ${grouped(goals.scripts[kind])}`,
      `${files.filter(({ type }) => type === 'script').length}`,
      grouped(bytesOf(files, 'inline script')),
      `${grouped(stylesheets)} / ${grouped(goals.stylesheets)}`,
      ...[bytesOf(files, 'html'), bytesOf(files, 'font'), bytesOf(files, 'other')].map(grouped),
    ]);
    if (options.page) console.log(`${listOf(files)}\n`);
  }
} finally {
  await browser.close();
  await site.close();
}

console.log(
  table(['Page', 'JavaScript / goal', 'files', 'of it inline', 'CSS / goal', 'HTML', 'fonts', 'other'], rows),
);
console.log('\nBytes of bodies on the wire, brotli; inline scripts are in the HTML as well.');
for (const miss of misses) console.error(`✗ ${miss}`);
process.exit(misses.length ? 1 : 0);

function bytesOf(files: LoadedFile[], ...wanted: LoadedFile['type'][]): number {
  return files.filter(({ type }) => wanted.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
}

function listOf(files: LoadedFile[]): string {
  const heaviest = files.toSorted((a, b) => b.bytes - a.bytes);
  return table(
    ['File', 'type', 'bytes'],
    heaviest.map(({ name, type, bytes }) => [name, type, grouped(bytes)]),
  );
}
