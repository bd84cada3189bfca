import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastTime, nextTime, readSchedule } from './article-schedule.ts';

test.each([
  ['daily 06:00', '2026-11-25T05:59:59Z', '2026-11-25T06:00:00.000Z'],
  ['daily 06:00', '2026-11-25T06:00:00Z', '2026-11-26T06:00:00.000Z'],
  ['daily 23:59', '2026-12-31T23:59:30Z', '2027-01-01T23:59:00.000Z'],
  ['daily 00:00', '2026-11-25T12:00:00Z', '2026-11-26T00:00:00.000Z'],
  ['every 6 hours', '2026-11-25T05:00:00Z', '2026-11-25T06:00:00.000Z'],
  ['every 6 hours', '2026-11-25T18:00:00Z', '2026-11-26T00:00:00.000Z'],
  ['every 1 hour', '2026-11-25T18:00:01Z', '2026-11-25T19:00:00.000Z'],
])('%s, after %s: %s', (text, after, next) => {
  const schedule = readSchedule(text);
  expect(schedule && nextTime(schedule, new Date(after)).toISOString()).toBe(next);
});

test.each([
  'daily',
  'daily 6:00',
  'daily 24:00',
  'daily 06:60',
  'every 5 hours',
  'every 0 hours',
  '0 6 * * *',
  'weekly',
  '',
])('“%s” is no schedule', (text) => {
  expect(readSchedule(text)).toBeUndefined();
});

test('times come one after the other, as many each day as the schedule says', () => {
  const schedules = fc.constantFrom('daily 06:30', 'every 1 hour', 'every 4 hours', 'every 12 hours');
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(schedules, moments, (text, moment) => {
      const schedule = readSchedule(text);
      if (!schedule) throw new Error('unreadable');
      const perDay = schedule.kind === 'daily' ? 1 : (24 * 60) / schedule.minutes;
      let time = moment;
      for (let count = 0; count < perDay; count += 1) {
        const next = nextTime(schedule, time);
        expect(next.getTime()).toBeGreaterThan(time.getTime());
        expect(lastTime(schedule, next)).toEqual(next);
        expect(lastTime(schedule, time).getTime()).toBeLessThanOrEqual(time.getTime());
        expect(nextTime(schedule, lastTime(schedule, time))).toEqual(next);
        time = next;
      }
      expect(time.getTime() - moment.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
    }),
  );
});
