import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openSigningKeys, rotateSigningKey } from './signing-key.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('processes that start at once make one key', async () => {
  const keys = path.join(folder, 'at-once');
  const program = `import { openSigningKeys } from './src/server/receipts/signing-key.ts'; console.log(openSigningKeys(${JSON.stringify(keys)}).id);`;
  const started = Array.from({ length: 4 }, () =>
    text(spawn('node', ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout),
  );
  const ids = new Set((await Promise.all(started)).map((said) => said.trim()));
  expect([...ids]).toEqual([openSigningKeys(keys).id]);
  expect(readdirSync(keys).sort()).toEqual(['public-keys.json', 'signing-key.pem']);
});

test('a rotation makes another key, and the old one stays published', () => {
  const keys = path.join(folder, 'rotated');
  const first = openSigningKeys(keys);
  const before = readFileSync(path.join(keys, 'signing-key.pem'), 'utf8');
  const second = rotateSigningKey(keys);
  expect(second.id).not.toBe(first.id);
  expect(second.published.keys.map(({ kid }) => kid)).toEqual([second.id, first.id]);
  expect(readFileSync(path.join(keys, 'signing-key.pem'), 'utf8')).not.toBe(before);
  expect(openSigningKeys(keys).published).toEqual(second.published);
});
