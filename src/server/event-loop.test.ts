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
  const watch = new EventLoopWatch({ warnMs: 100, log, lookMs: 50 });
  // The measurement may begin a moment later.
  await vi.waitUntil(() => {
    block(250);
    return lines.length > 0;
  }, patience);
  expect(lines[0]).toMatchObject({ level: 40, msg: expect.stringMatching(/^All visitors waited for [23]\d\d ms/) });
  expect((lines[0] as { eventLoop?: { max: number } }).eventLoop?.max).toBeGreaterThan(150);
  watch.close();
});
