import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GenerationContext, generateAlone } from '../../src/server/generation/generate-alone.ts';
import { generateOnSchedule, type Later } from '../../src/server/generation/generate-on-schedule.ts';
import type { ArticleRow } from '../../src/storage/port.ts';
import { type OpenSite, openApi } from '../support/site.ts';

// The clock and the timers are the test's: nothing waits for a time.

let folder: string;
let sites: OpenSite[] = [];
let moment: Date;
/** What was to be called later, with the milliseconds. */
let waiting: { work: () => void; ms: number }[] = [];
let stops: (() => Promise<void>)[] = [];
/** Called when something is to be called later. */
let noticed: () => void = () => undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isnad-schedule-'));
  moment = new Date('2026-11-25T05:00:00Z');
  waiting = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  for (const site of sites) await site.close();
  [sites, stops] = [[], []];
  await rm(folder, { recursive: true, force: true });
});

const later: Later = (work, ms) => {
  const one = { work, ms };
  waiting.push(one);
  noticed();
  return () => {
    waiting = waiting.filter((other) => other !== one);
  };
};

/** Two servers on one database, as two processes have it. */
async function open(count: number): Promise<OpenSite[]> {
  for (let at = 0; at < count; at += 1) sites.push(await openApi({ DATA_DIR: folder }, { now: () => moment }));
  return sites;
}

/** Settles when every look at the clock has been followed by the next wait. */
async function look(): Promise<void> {
  const due = waiting;
  waiting = [];
  const before = due.length;
  for (const { work } of due) work();
  while (waiting.length < before) {
    await new Promise<void>((resolve) => {
      noticed = resolve;
    });
  }
}

function schedule(
  site: OpenSite,
  text: 'daily' | 'every',
  generate: (context: GenerationContext) => Promise<ArticleRow>,
) {
  const ARTICLE_SCHEDULE =
    text === 'daily' ? ({ kind: 'daily', minute: 360 } as const) : ({ kind: 'every', minutes: 360 } as const);
  const context = { ...site.context, config: { ...site.context.config, ARTICLE_SCHEDULE } };
  stops.push(generateOnSchedule(context, { generate, later }));
}

const countOf = (site: OpenSite) => site.context.storage.read((reader) => reader.articleCount());

test('of two processes exactly one writes the article of a time, and each time has its own', async () => {
  const [one, other] = await open(2);
  for (const site of sites) schedule(site, 'daily', generateAlone);
  await look();
  expect(await countOf(one as OpenSite)).toBe(0);
  moment = new Date('2026-11-25T06:00:00Z');
  await look();
  expect(await countOf(other as OpenSite)).toBe(1);
  moment = new Date('2026-11-25T06:00:30Z');
  await look();
  expect(await countOf(one as OpenSite)).toBe(1);
  moment = new Date('2026-11-26T06:00:01Z');
  await look();
  expect(await countOf(one as OpenSite)).toBe(2);
});

test('a process that starts after the time leaves it out, and one that starts again does not repeat it', async () => {
  const [site] = await open(1);
  let written = 0;
  const generate = async () => {
    written += 1;
    return { slug: 'x', made: {} } as ArticleRow;
  };
  moment = new Date('2026-11-25T06:00:05Z');
  schedule(site as OpenSite, 'daily', generate);
  await look();
  expect(written).toBe(0);
  moment = new Date('2026-11-26T06:00:00Z');
  await look();
  expect(written).toBe(1);
  // The clock is put back over the time: it comes again, and was taken already.
  moment = new Date('2026-11-26T05:59:00Z');
  await look();
  moment = new Date('2026-11-26T06:00:00Z');
  await look();
  expect(written).toBe(1);
});

test('it looks at the clock often enough to notice that the machine slept', async () => {
  const [site] = await open(1);
  let written = 0;
  schedule(site as OpenSite, 'every', async () => {
    written += 1;
    return { slug: 'x', made: {} } as ArticleRow;
  });
  expect(waiting.every(({ ms }) => ms <= 30_000)).toBe(true);
  moment = new Date('2026-11-25T13:40:00Z');
  await look();
  expect(written).toBe(1);
  await look();
  expect(written).toBe(1);
});

test('while the database is away the time is tried again, and after a quarter of an hour left out', async () => {
  const [site] = await open(1);
  const { storage } = (site as OpenSite).context;
  let isAway = true;
  let written = 0;
  const away: OpenSite = {
    ...(site as OpenSite),
    context: {
      ...(site as OpenSite).context,
      storage: {
        ...storage,
        transact: (work) => (isAway ? Promise.reject(new Error('away')) : storage.transact(work)),
      },
    },
  };
  schedule(away, 'daily', async () => {
    written += 1;
    return { slug: 'x', made: {} } as ArticleRow;
  });
  moment = new Date('2026-11-25T06:00:00Z');
  await look();
  expect(written).toBe(0);
  isAway = false;
  moment = new Date('2026-11-25T06:00:30Z');
  await look();
  expect(written).toBe(1);
  isAway = true;
  moment = new Date('2026-11-26T06:20:00Z');
  await look();
  isAway = false;
  await look();
  expect(written).toBe(1);
});

test('a failing article is logged, and the next time comes all the same', async () => {
  const [site] = await open(1);
  let tried = 0;
  schedule(site as OpenSite, 'daily', async () => {
    tried += 1;
    throw new Error('the disk is full');
  });
  for (const day of ['25', '26']) {
    moment = new Date(`2026-11-${day}T06:00:00Z`);
    await look();
  }
  expect(tried).toBe(2);
});

test('a server that stops waits for the article that is being written', async () => {
  const [site] = await open(1);
  const begun = Promise.withResolvers<void>();
  const article = Promise.withResolvers<ArticleRow>();
  schedule(site as OpenSite, 'daily', () => {
    begun.resolve();
    return article.promise;
  });
  moment = new Date('2026-11-25T06:00:00Z');
  for (const { work } of waiting.splice(0)) work();
  await begun.promise;
  let hasStopped = false;
  const stopped = stops
    .pop()?.()
    .then(() => {
      hasStopped = true;
    });
  // A whole turn of the database later it still waits.
  await countOf(site as OpenSite);
  expect(hasStopped).toBe(false);
  article.resolve({ slug: 'x', made: {} } as ArticleRow);
  await stopped;
  expect(waiting).toEqual([]);
});
