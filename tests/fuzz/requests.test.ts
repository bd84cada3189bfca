import { expect, test } from 'vitest';
import { everyPage, fillSite } from '../support/every-page.ts';
import { isExhaustive } from '../support/sample.ts';
import { openSite } from '../support/site.ts';
import { faultOf } from './judge-reply.ts';
import { requestOf } from './request-maker.ts';
import { RequestSender } from './request-sender.ts';

// A short part of `npm run fuzz -- --requests 1000000`.
const count = isExhaustive ? 20_000 : 1_500;
const CONNECTIONS = 8;

test('the same seed and number make the same request', () => {
  const targets = { pages: ['/'], slug: 'a', answer: 'b' };
  const some = (seed: number) => Array.from({ length: 200 }, (_, number) => requestOf(seed, number, targets));
  expect(some(7)).toEqual(some(7));
  expect(some(7)).not.toEqual(some(8));
  expect(new Set(some(7).map(({ kind }) => kind)).size).toBeGreaterThan(12);
});

test('no request of any kind, right or broken, is answered with a failure, a leak or not at all', async () => {
  const site = await openSite();
  const { article, answer } = await fillSite(site);
  const targets = {
    pages: everyPage.map(({ path }) => path),
    slug: article.path.split('/').at(-1) ?? '',
    answer: answer.path.split('/').at(-1) ?? '',
  };
  const seed = Number(process.env.TEST_SEED ?? 1);
  const faults: string[] = [];
  let next = 0;
  const sendAll = async () => {
    const sender = new RequestSender(Number(new URL(site.url).port));
    while (next < count) {
      const number = next++;
      const { kind, bytes, isBroken } = requestOf(seed, number, targets);
      const fault = faultOf(await sender.send(bytes, isBroken), isBroken, [
        site.context.config.DATA_DIR,
        process.cwd(),
      ]);
      if (fault) faults.push(`request ${number} of seed ${seed} (${kind}): ${fault}`);
    }
    sender.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
  expect(faults).toEqual([]);
  expect((await fetch(site.url)).status).toBe(200);
  await site.close();
});
