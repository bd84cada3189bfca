import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

test('a secret is read from its file, without the line break at its end', () => {
  const given = { MODEL_API_KEY_FILE: file('key', 'k-1 2\n'), PORT: '80' };
  expect(readSecretFiles(given)).toEqual({ environment: { ...given, MODEL_API_KEY: 'k-1 2' }, faults: [] });
});

test('only secrets may be given as files', () => {
  const given = { PORT_FILE: file('port', '80') };
  expect(readSecretFiles(given).environment).toEqual(given);
});

test('what cannot be read is named with its reason, and its content never', () => {
  const { faults } = readSecretFiles({
    DATABASE_URL_FILE: path.join(folder, 'nowhere'),
    METRICS_TOKEN_FILE: file('empty', ' \n'),
    OPERATOR_TOKEN_FILE: file('token', 'from the file'),
    OPERATOR_TOKEN: 'from the environment',
  });
  expect(faults).toHaveLength(3);
  expect(faults.join('\n')).toMatch(/DATABASE_URL_FILE: cannot be read: ENOENT/);
  expect(faults.join('\n')).toMatch(/METRICS_TOKEN_FILE: the file is empty/);
  expect(faults.join('\n')).toMatch(/OPERATOR_TOKEN_FILE: must not be set beside OPERATOR_TOKEN/);
  expect(faults.join('\n')).not.toMatch(/from the/);
});
