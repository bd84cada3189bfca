import { expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { chooseEncoding } from './encodings.ts';

test.each<[string | undefined, string]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br ; q=0.5', 'gzip'],
  ['gzip;q=0.5, br ; q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; Q=0.000, gzip;q=0.001', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['br;q=nothing, gzip', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  [',,, br ,,', 'br'],
])('Accept-Encoding %j chooses %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('a header longer than any browser sends is answered uncompressed', () => {
  expect(chooseEncoding(`br, ${'x'.repeat(200)}`)).toBe('identity');
});

test('16 kB of blanks cost no time', () => {
  const blanks = `br${' '.repeat(15_900)}x`;
  const milliseconds = processorTime(() => {
    for (let count = 0; count < 20; count++) chooseEncoding(blanks);
  });
  expect(milliseconds).toBeLessThan(20);
});
