import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';

// The clock of the machine is put forward and back while visitors save.

let site: OpenSite;
let moment = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  site = await openSite({ RATE_LIMIT: 'on', SAVE_PER_MINUTE: '1000' }, { now: () => moment });
});
afterAll(() => site?.close());

const jumps = [
  '2026-03-01T12:00:00Z',
  '2036-01-01T00:00:00Z',
  '2026-03-01T11:00:00Z',
  '1999-12-31T23:59:59Z',
  '2026-03-01T12:00:01Z',
];

test('every save is kept and listed in the order of saving, whatever the clock says', async () => {
  const saved: string[] = [];
  for (const [turn, jump] of jumps.entries()) {
    moment = new Date(jump);
    const question = `What is patience, ${turn}?`;
    const response = await fetch(`${site.url}/api/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ question, answer: 'A virtue [Quran 2:153].', userRole: 'user' }),
    });
    expect(response.status, jump).toBe(201);
    expect((await fetch(`${site.url}/api/ask?q=What+is+zakat`)).status, jump).toBe(200);
    saved.unshift(question);
  }
  const listed = (await (await fetch(`${site.url}/api/history`)).json()) as { question: string }[];
  expect(listed.map(({ question }) => question)).toEqual(saved);
});

test('articles go on being written after the clock was put back', async () => {
  for (const jump of jumps) {
    moment = new Date(jump);
    const response = await fetch(`${site.url}/api/cron-generate-article`);
    expect(response.status, jump).toBe(200);
  }
});
