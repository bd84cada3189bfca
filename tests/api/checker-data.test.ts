import { afterAll, beforeAll, expect, test } from 'vitest';
import { Checker } from '../../src/checker/checker.ts';
import type { CheckerData } from '../../src/contract/checker-data.ts';
import { openChecker } from '../../src/device/open-checker.ts';
import { presentCheck } from '../../src/present/present-check.ts';
import { seededRandom } from '../eval/random.ts';
import { isExhaustive } from '../support/sample.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { testCorpus } from '../support/test-corpus.ts';

// What the checker in a browser is given, and that it judges as the server does.

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const list = async (of: OpenSite) => (await (await fetch(`${of.url}/checker-data.json`)).json()) as CheckerData;

test('any page may load the module and the editions, and keep the editions', async () => {
  const { editions } = await list(site);
  for (const path of ['/checker.js', '/checker-data.json', editions[0]?.path ?? '']) {
    const { status, headers } = await fetch(site.url + path, { headers: { Origin: 'https://elsewhere.example' } });
    expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 200, '*']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const { headers } = await fetch(site.url + (editions[0]?.path ?? ''));
  expect(headers.get('cache-control')).toContain('immutable');
  expect(Number(headers.get('content-length'))).toBe(editions[0]?.size);
});

test('an edition by another digest is not there', async () => {
  expect((await fetch(`${site.url}/checker-data/quran-uthmani.0000000000000000.bin`)).status).toBe(404);
});

test('an edition that the operator switched off is not passed on', async () => {
  const whole = await list(site);
  const other = await openSite({ EDITIONS_OFF: 'quran-ur-maududi' });
  const { editions, library } = await list(other);
  expect(editions.map(({ id }) => id)).toEqual(
    whole.editions.map(({ id }) => id).filter((id) => id !== 'quran-ur-maududi'),
  );
  expect(library).not.toBe(whole.library);
  const off = whole.editions.find(({ id }) => id === 'quran-ur-maududi');
  expect((await fetch(other.url + off?.path)).status).toBe(404);
  await other.close();
});

test('it judges every text as the server does', { timeout: 120_000 }, async () => {
  const corpus = testCorpus();
  const onServer = new Checker(corpus);
  const onDevice = await openChecker({ site: site.url });
  const random = seededRandom(7);
  for (let count = isExhaustive ? 10_000 : 300; count > 0; count--) {
    const text = madeText(random);
    expect(onDevice.check(text), text).toEqual(presentCheck(text, onServer));
  }
});

test('damaged bytes are refused', async () => {
  const given = fetch;
  const damage = async (...asked: Parameters<typeof fetch>) => {
    const response = await given(...asked);
    if (!String(asked[0]).includes('quran-uthmani')) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    return new Response(bytes);
  };
  globalThis.fetch = damage;
  try {
    await expect(openChecker({ site: site.url })).rejects.toThrow('arrived damaged');
  } finally {
    globalThis.fetch = given;
  }
});

/** A few quotations in any edition: whole or cut, true or changed, at their own reference, another one or none. */
function madeText(random: ReturnType<typeof seededRandom>): string {
  const { works, verses } = testCorpus();
  const sentences = Array.from({ length: 1 + random.int(4) }, () => {
    const edition = random.pick(works[0]?.editions ?? []);
    const place = random.int(verses.length);
    const words = edition.text(place).split(' ');
    const from = random.int(3) ? 0 : random.int(words.length);
    const quoted = words.slice(from, random.int(3) ? undefined : from + 3 + random.int(12));
    if (!random.int(3)) quoted[random.int(quoted.length)] = random.pick(words);
    const { surah = 1, ayah = 1 } = verses[random.int(4) ? place : random.int(verses.length)] ?? {};
    const [open, close] = random.pick([
      ['“', '”'],
      ['«', '»'],
      ['﴿', '﴾'],
      ['> ', '\n>'],
      ['', ''],
    ] as const);
    const reference = random.pick([
      ` [Quran ${surah}:${ayah}]`,
      ` (${surah}:${ayah})`,
      '',
      ` (Surah ${surah}, verse 999)`,
    ]);
    return `${random.pick(['', 'He says: ', 'قال تعالى: ', 'As it is written, '])}${open}${quoted.join(' ')}${close}${reference}`;
  });
  return sentences.join(random.pick(['. ', '\n\n', ' ']));
}
