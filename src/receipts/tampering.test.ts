import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from '../../scripts/verify-log.mjs';
import { isExhaustive } from '../../tests/support/sample.ts';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import type { Receipt, ReceiptKey } from '../contract/receipt.ts';
import { fixedLibrary } from '../knowledge/library.ts';
import { openReceipts } from '../server/receipts/receipts.ts';
import { leafHash, rootOf } from './merkle-tree.ts';
import { verifyReceipt } from './verify-receipt.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-tampering-'));
const open = (name: string, corrections: number) =>
  openReceipts(path.join(folder, name), {
    library: fixedLibrary(testCorpus()),
    notes: [],
    corrections: Array.from({ length: corrections }, (_, index) => ({
      slug: `note-${index}`,
      change: { found: `${index}` },
    })),
    now: () => new Date('2026-11-23T08:00:00Z'),
  });
const site = open('site', 12);
const stranger = open('stranger', 1);
afterAll(() => {
  site.close();
  stranger.close();
  rmSync(folder, { recursive: true });
});

const text = 'Fasting is prescribed [Quran 2:183], and “nothing of the kind” [Quran 2:999].';
const citation = { quotation: null, written: '', passages: [] };
const receipt = site.issue(
  text,
  [
    { ...citation, start: 22, end: 35, reference: 'Quran 2:183', verdict: 'reference-exists' },
    { ...citation, start: 41, end: 76, reference: 'Quran 2:999', verdict: 'no-such-reference' },
  ],
  'library',
);

/** Numbers that look random and are the same each time (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Random = (below: number) => number;

function changedText(words: string, random: Random): string {
  const at = random(words.length);
  const letter = String.fromCharCode(32 + random(95));
  const forms = [
    words.slice(0, at) + words.slice(at + 1),
    words.slice(0, at) + letter + words.slice(at),
    words.slice(0, at) + letter + words.slice(at + 1),
    words.slice(at) + words.slice(0, at),
  ];
  return forms[random(forms.length)] ?? '';
}

/** Every string, number and member of the receipt can be struck. */
function changedValue(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return changedText(value || ' ', random);
  if (typeof value === 'number') return value + 1 + random(9);
  if (Array.isArray(value)) {
    const at = random(value.length);
    const forms = [
      value.toSpliced(at, 1),
      [...value, value[at]],
      value.toReversed(),
      value.with(at, changedValue(value[at], random)),
    ];
    return forms[random(forms.length)];
  }
  const members = Object.entries(value as object);
  const at = random(members.length);
  const [name = '', member] = members[at] ?? [];
  const forms = [
    members.toSpliced(at, 1),
    [...members, ['added', 1]],
    members.with(at, [name, changedValue(member, random)]),
    members.with(at, [name, changedValue(member, random)]),
  ];
  return Object.fromEntries(forms[random(forms.length)] as [string, unknown][]);
}

async function isReceiptCaught(random: Random): Promise<boolean> {
  const own = JSON.stringify(receipt);
  const [ownKey] = site.keys.keys;
  const [foreignKey] = stranger.keys.keys;
  const kind = random(4);
  let [written, words, keys] = [own, text, site.keys.keys as readonly ReceiptKey[]];
  if (kind === 0) words = changedText(text, random);
  else if (kind === 1) written = JSON.stringify(changedValue(receipt, random));
  else if (kind === 2) {
    // Signed by a stranger under the name of the site's key.
    const forged: Receipt = { ...stranger.issue(changedText(text, random), [], 'library'), key: receipt.key };
    written = JSON.stringify(forged);
    if (random(2) === 0) keys = [{ ...(foreignKey as ReceiptKey), kid: (ownKey as ReceiptKey).kid }];
  } else {
    const at = random(own.length);
    written = own.slice(0, at) + String.fromCharCode(33 + random(94)) + own.slice(at + 1);
  }
  if (written === own && words === text) return true;
  return (await verifyReceipt(written, words, keys)).kind !== 'valid';
}

const head = site.head();
const entries = site.log.entries();

/** The log as a server would serve it that changed its past, with the signed heads that it has. */
async function isLogCaught(random: Random): Promise<boolean> {
  const at = random(entries.length);
  const entry = entries[at] ?? '';
  const forms: (readonly string[])[] = [
    entries.toSpliced(at, 1),
    entries.with(at, changedText(entry, random)),
    entries.toSpliced(at, 0, changedText(entry, random)),
    [entries[1] ?? '', entries[0] ?? '', ...entries.slice(2)],
    entries.slice(0, at),
  ];
  const served = forms[random(forms.length)] ?? [];
  if (served.join('\n') === entries.join('\n')) return true;
  // The head as it was signed, with another size, and one that a stranger signed under the name of the site's key.
  const root = rootOf(served.map(leafHash)).toString('hex');
  const heads = [
    head,
    { ...head, size: served.length },
    { ...stranger.head(), size: served.length, root, key: head.key },
  ];
  const shown = heads[random(heads.length)] ?? head;
  const get = async (address: string) => {
    if (address.includes('well-known')) return site.keys;
    if (address.endsWith('/log')) return shown;
    const from = Number(new URL(address).searchParams.get('from'));
    return address.includes('consistency') ? { proof: [] } : { entries: served.slice(from) };
  };
  const { faults } = await faultsOf('https://example.org/api', undefined, get);
  return faults.length > 0;
}

const tamperings = isExhaustive ? 100_000 : 1_500;

test(`${tamperings} seeded tamperings with receipts, texts, keys and the log are all caught`, async () => {
  expect((await verifyReceipt(JSON.stringify(receipt), text, site.keys.keys)).kind).toBe('valid');
  expect((await verifyReceipt(JSON.stringify(receipt, undefined, 4), text, site.keys.keys)).kind).toBe('valid');
  const passed: number[] = [];
  for (let seed = 0; seed < tamperings; seed++) {
    const random = seeded(seed);
    const isCaught = random(4) === 0 ? await isLogCaught(random) : await isReceiptCaught(random);
    if (!isCaught) passed.push(seed);
  }
  expect(passed).toEqual([]);
});

test('half a character is not the character that stands for it', async () => {
  const own = site.issue('\uFFFD', [], 'library');
  expect((await verifyReceipt(JSON.stringify(own), '\uFFFD', site.keys.keys)).kind).toBe('valid');
  expect((await verifyReceipt(JSON.stringify(own), '\uD800', site.keys.keys)).kind).toBe('other-text');
});
