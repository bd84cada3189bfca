import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, isIncluded } from '../../scripts/verify-log.mjs';
import type { LogHead, Receipt, ReceiptKeys } from '../../src/contract/receipt.ts';
import { verifyReceipt } from '../../src/receipts/verify-receipt.ts';
import { receiptsFolder } from '../../src/server/receipts/receipts.ts';
import { rotateSigningKey } from '../../src/server/receipts/signing-key.ts';
import { runIsnad } from '../support/isnad-command.ts';
import { type OpenSite, openApi } from '../support/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-receipts-'));
let site: OpenSite;
beforeAll(async () => {
  site = await openApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

async function get<Found>(address: string): Promise<Found> {
  return (await fetch(`${site.url}${address}`)).json();
}

const check = async (body: object) => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${site.url}/check`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as { receipt?: Receipt } };
};
const keys = () => get<ReceiptKeys>('/.well-known/isnad-receipt-keys.json');

function file(name: string, content: string): string {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

test('a check that asks for a receipt gets one that the published keys verify', async () => {
  const text = 'Fasting [Quran 2:183]\r\nand [Quran 2:999] ﷺ';
  const { receipt } = (await check({ text, receipt: true })).body;
  const verified = await verifyReceipt(JSON.stringify(receipt), text, (await keys()).keys);
  expect(verified).toMatchObject({
    kind: 'valid',
    receipt: {
      library: site.context.library.current().id,
      verdicts: [
        { reference: 'Quran 2:183', verdict: 'reference-exists' },
        { reference: 'Quran 2:999', verdict: 'no-such-reference' },
      ],
    },
  });
  expect(JSON.stringify(receipt)).not.toContain('Fasting');
  expect((await check({ text })).body).not.toHaveProperty('receipt');
  expect((await check({ text: 'half \uD800', receipt: true })).status).toBe(422);
});

test('isnad receipt verify says what is wrong, and an old receipt stays valid after a rotation', async () => {
  const text = 'Fasting [Quran 2:183].';
  const { receipt } = (await check({ text, receipt: true })).body;
  const [own, words] = [file('receipt.json', JSON.stringify(receipt)), file('text.md', text)];
  const isnad = (...args: string[]) => runIsnad(['receipt', ...args], { DATA_DIR: folder });
  expect(await isnad('verify', own, words)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 reference-exists'),
  });
  expect(await isnad('verify', own, file('other.md', `${text} `))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('about another text'),
  });
  const forged = file('forged.json', JSON.stringify({ ...receipt, time: '2020-01-01' }));
  expect(await isnad('verify', forged, words)).toMatchObject({ status: 1, stderr: expect.stringContaining('Changed') });
  expect(await isnad('verify', words, words)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no receipt'),
  });
  expect(await isnad('verify', own)).toMatchObject({ status: 2 });

  const before = (await keys()).keys;
  const rotated: ReceiptKeys = JSON.parse((await isnad('rotate')).stdout);
  expect(rotated.keys.slice(1)).toEqual(before);
  const published = file('keys.json', (await isnad('keys')).stdout);
  expect(await isnad('verify', own, words, '--keys', published)).toMatchObject({ status: 0 });
  const strangers = file('strangers.json', JSON.stringify(rotateSigningKey(path.join(folder, 'stranger')).published));
  expect(await isnad('verify', own, words, '--keys', strangers)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('a key that is not among these'),
  });
  expect(await isnad('verify', own, words, '--keys', words)).toMatchObject({ status: 2 });
});

test('only the owner may read the private key, and none is left over', () => {
  const receipts = receiptsFolder(folder);
  expect(statSync(path.join(receipts, 'signing-key.pem')).mode & 0o777).toBe(0o600);
  expect(readdirSync(receipts).filter((name) => /\.new$|\.unfinished$/.test(name))).toEqual([]);
});

test('the second verifier proves the log, and that it continues itself when the site starts again', async () => {
  const { head, faults } = await faultsOf(site.url, undefined);
  expect(faults).toEqual([]);
  expect(head.size).toBeGreaterThan(200);
  const { entries } = await get<{ entries: string[] }>('/log/entries');
  expect(entries[0]).toContain(`"id":"${site.context.library.current().id}","kind":"library"`);
  const kinds = new Set(entries.map((entry) => JSON.parse(entry).kind));
  expect([...kinds].sort()).toEqual(['correction', 'library', 'note']);

  const position = Math.floor(head.size / 3);
  const { proof } = await get<{ proof: string[] }>(`/log/inclusion?position=${position}&size=${head.size}`);
  const hashes = proof.map((hash) => Buffer.from(hash, 'hex'));
  const root = Buffer.from(head.root, 'hex');
  expect(isIncluded(Buffer.from(entries[position] ?? ''), position, head.size, hashes, root)).toBe(true);

  const again = await openApi({ DATA_DIR: folder }, { notes: site.context.notes.slice(1) });
  const later = await faultsOf(again.url, head);
  await again.close();
  expect(later).toMatchObject({ faults: [] });
  expect(later.head.size).toBeGreaterThan(head.size);
  expect((await faultsOf(site.url, { ...head, root: '00'.repeat(32) })).faults).toHaveLength(1);
  expect((await faultsOf(site.url, { ...head, size: head.size + 50 })).faults).toHaveLength(1);
});

test('scripts/verify-log.mjs remembers the state that it saw', async () => {
  const state = path.join(folder, 'state.json');
  const verify = async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { spawn } = await import('node:child_process');
    const child = spawn('node', ['scripts/verify-log.mjs', site.url, state], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', (words) => resolve(String(words)));
    return promise;
  };
  expect(await verify()).toMatch(/^\d+ entries, root [0-9a-f]{64}: signed\n$/);
  expect(await verify()).toMatch(/signed, continues \d+\n$/);
  expect(spawnSync('node', ['scripts/verify-log.mjs']).status).toBe(2);
});

test('what the log does not have is refused', async () => {
  const { size } = await get<LogHead>('/log');
  for (const address of [
    `/log/consistency?from=0&to=1`,
    `/log/consistency?from=2&to=1`,
    `/log/inclusion?position=${size}&size=${size + 1}`,
  ]) {
    expect((await fetch(`${site.url}${address}`)).status, address).toBe(404);
  }
  expect((await fetch(`${site.url}/log/entries?from=-1`)).status).toBe(400);
});
