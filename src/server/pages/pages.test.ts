import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { chooseEncoding, encodeBody } from '../encodings.ts';
import { safetyHeaders } from '../safety-headers.ts';
import { contentPolicy } from './content-policy.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';

const page = (text: string): ReadyPage => {
  const body = Buffer.from(text);
  return { status: 200, headers: {}, etag: text, forms: { identity: body, br: body, gzip: body } };
};

test('the policy allows the donation’s address and the other API, if configured, and no other foreign origin', () => {
  const policyOf = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    if (parsed.kind === 'faults') throw new Error(parsed.faults.join());
    return contentPolicy(parsed.config, 'http://localhost:3000');
  };
  expect(policyOf({}).match(/https?:\S+?(?=[;\s]|$)/g)).toEqual(['https://www.paypal.com/donate']);
  expect(policyOf({ API_BASE_URL: 'https://api.example/v1' })).toContain("connect-src 'self' https://api.example;");
  expect(policyOf({})).not.toMatch(/unsafe/);
});

test('HSTS applies to this host alone, and to its subdomains only if the operator says so', () => {
  const hstsOf = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    if (parsed.kind === 'faults') throw new Error(parsed.faults.join());
    return safetyHeaders(parsed.config)['Strict-Transport-Security'];
  };
  expect(hstsOf({ PUBLIC_URL: 'http://example.org', HSTS_SUBDOMAINS: 'on' })).toBeUndefined();
  expect(hstsOf({ PUBLIC_URL: 'https://example.org' })).toBe('max-age=31536000');
  expect(hstsOf({ PUBLIC_URL: 'https://example.org', HSTS_SUBDOMAINS: 'on' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('a cached page is found only under its address and revision', () => {
  const cache = new PageCache(1000);
  cache.keep('/a', '1', page('one'));
  expect(cache.find('/a', '1')?.etag).toBe('one');
  expect(cache.find('/a', '2')).toBeUndefined();
  expect(cache.find('/b', '1')).toBeUndefined();
});

test('a new revision takes the place of the old one', () => {
  const cache = new PageCache(1000);
  cache.keep('/a', '1', page('one'));
  cache.keep('/a', '2', page('two'));
  expect([cache.find('/a', '1'), cache.find('/a', '2')?.etag]).toEqual([undefined, 'two']);
});

test('the cache is bounded: the least recently used page is evicted, and a page that is too large is not kept', () => {
  const cache = new PageCache(30);
  cache.keep('/a', '0', page('aaaaa'));
  cache.keep('/b', '0', page('bbbbb'));
  cache.find('/a', '0');
  cache.keep('/c', '0', page('c'));
  expect(['/a', '/b', '/c'].map((address) => cache.find(address, '0')?.etag)).toEqual(['aaaaa', undefined, 'c']);
  cache.keep('/d', '0', page('d'.repeat(11)));
  expect(cache.find('/d', '0')).toBeUndefined();
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
])('a browser that takes %j is sent %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('each form of a body is the same body', async () => {
  const identity = Buffer.from('ابجد text '.repeat(500));
  const { br, gzip } = await encodeBody(identity);
  expect(brotliDecompressSync(br)).toEqual(identity);
  expect(gunzipSync(gzip)).toEqual(identity);
  expect(br.length).toBeLessThan(identity.length);
});
