import { expect, test, vi } from 'vitest';
import { collectedLog } from '../../tests/support/collected-log.ts';
import { patience } from '../../tests/support/patience.ts';
import { EventLoopWatch } from './event-loop.ts';

function block(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a busy event loop is a warning, with the figures that are exported', async () => {
  const { log, lines } = collectedLog();
  const watch = new EventLoopWatch({ warnMs: 100, log, lookMs: 1_500 });
  // Several times between two looks: for some milliseconds after each look nothing is measured.
  await vi.waitUntil(() => {
    if (lines.length === 0) block(250);
    return lines.length > 0;
  }, patience);
  expect(lines[0]).toMatchObject({ level: 40, msg: expect.stringMatching(/^All visitors waited for \d{3,} ms/) });
  expect((lines[0] as { eventLoop?: { max: number } }).eventLoop?.max).toBeGreaterThan(100);
  watch.close();
});

test('an event loop that is free says nothing', async () => {
  const { log, lines } = collectedLog();
  const watch = new EventLoopWatch({ warnMs: 60_000, log, lookMs: 20 });
  const first = watch.delay();
  await vi.waitUntil(() => watch.delay() !== first, patience);
  expect(lines).toEqual([]);
  expect(watch.delay().max).toBeGreaterThanOrEqual(watch.delay().p50);
  watch.close();
});
