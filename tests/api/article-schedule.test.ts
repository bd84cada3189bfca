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
): () => Promise<void> {
  const ARTICLE_SCHEDULE =
    text === 'daily' ? ({ kind: 'daily', minute: 360 } as const) : ({ kind: 'every', minutes: 360 } as const);
  const context = { ...site.context, config: { ...site.context.config, ARTICLE_SCHEDULE } };
  const stop = generateOnSchedule(context, { generate, later });
  stops.push(stop);
  return stop;
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

test('a hub that gets a schedule after its time begins with the next one, and repeats none', async () => {
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

test('while the database is away the time is tried again, and comes when it is back', async () => {
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
  // Two times are missed: one article.
  moment = new Date('2026-11-27T06:20:00Z');
  await look();
  isAway = false;
  await look();
  await look();
  expect(written).toBe(2);
});

test('a time at which no process ran is caught up once by those that start later, and of several the last alone', async () => {
  const [site, other] = await open(2);
  const stop = schedule(site as OpenSite, 'daily', generateAlone);
  await look();
  await stop();
  moment = new Date('2026-11-27T09:00:00Z');
  schedule(site as OpenSite, 'daily', generateAlone);
  schedule(other as OpenSite, 'daily', generateAlone);
  await look();
  expect(await countOf(site as OpenSite)).toBe(1);
  moment = new Date('2026-11-27T09:00:30Z');
  await look();
  expect(await countOf(site as OpenSite)).toBe(1);
  moment = new Date('2026-11-28T06:00:00Z');
  await look();
  expect(await countOf(site as OpenSite)).toBe(2);
});

/** A process takes the time of six o’clock, does what is given, and is killed: nothing of it runs on. */
async function killed(site: OpenSite, doing: (context: GenerationContext) => Promise<unknown> = async () => undefined) {
  const reached = Promise.withResolvers<void>();
  schedule(site, 'daily', async (context) => {
    await doing(context);
    reached.resolve();
    return new Promise<ArticleRow>(() => undefined);
  });
  stops.pop();
  await look();
  moment = new Date('2026-11-25T06:00:00Z');
  for (const { work } of waiting.splice(0)) work();
  await reached.promise;
}

test('a process that is killed between the time and its article loses nothing: another writes it, once', async () => {
  const [site, other, third] = await open(3);
  await killed(site as OpenSite);
  schedule(other as OpenSite, 'daily', generateAlone);
  schedule(third as OpenSite, 'daily', generateAlone);
  // As long as the first may still be writing, nobody else does.
  moment = new Date('2026-11-25T06:00:30Z');
  await look();
  expect(await countOf(other as OpenSite)).toBe(0);
  moment = new Date('2026-11-25T06:05:30Z');
  await look();
  expect(await countOf(other as OpenSite)).toBe(1);
  moment = new Date('2026-11-25T06:12:00Z');
  await look();
  expect(await countOf(other as OpenSite)).toBe(1);
});

test('a process that is killed when its article is there already does not get it a second one', async () => {
  const [site, other] = await open(2);
  await killed(site as OpenSite, generateAlone);
  moment = new Date('2026-11-25T06:10:00Z');
  schedule(other as OpenSite, 'daily', generateAlone);
  await look();
  expect(await countOf(other as OpenSite)).toBe(1);
  moment = new Date('2026-11-26T06:00:00Z');
  await look();
  expect(await countOf(other as OpenSite)).toBe(2);
});

test('a clock that was years ahead for a while does not keep the schedule from going on', async () => {
  const [site] = await open(1);
  let written = 0;
  schedule(site as OpenSite, 'daily', async () => {
    written += 1;
    return { slug: 'x', made: {} } as ArticleRow;
  });
  moment = new Date('2030-01-01T07:00:00Z');
  await look();
  expect(written).toBe(1);
  moment = new Date('2026-11-26T06:00:00Z');
  await look();
  expect(written).toBe(2);
  await look();
  expect(written).toBe(2);
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
