import { expect, test } from 'vitest';
import { type Environment, parseConfig } from '../config.ts';
import { trustedProxies } from './trusted-proxies.ts';

function isTrusted(environment: Environment, address: string, hop: number): boolean {
  const parsed = parseConfig(environment);
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join());
  const trust = trustedProxies(parsed.config);
  return trust !== false && trust(address, hop);
}

test.each([
  ['10.0.0.0/8, 2001:db8::/32', '10.1.2.3', true],
  ['10.0.0.0/8, 2001:db8::/32', '::ffff:10.1.2.3', true],
  ['10.0.0.0/8, 2001:db8::/32', '2001:db8::5', true],
  ['10.0.0.0/8, 2001:db8::/32', '11.0.0.1', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['127.0.0.1', 'no address', false],
])('with TRUSTED_PROXIES=%s the address %s is trusted: %s', (named, address, trusted) => {
  expect(isTrusted({ TRUSTED_PROXIES: named }, address, 0)).toBe(trusted);
});

test('a number of proxies trusts so many, whatever their addresses', () => {
  expect([0, 1, 2].map((hop) => isTrusted({ TRUST_PROXY: '2' }, '203.0.113.1', hop))).toEqual([true, true, false]);
  expect(isTrusted({}, '127.0.0.1', 0)).toBe(false);
});

test.each(['10.0.0.0/33', 'proxy.example', '10.0.0.0/', '10.0.0.0/8/8', '300.1.1.1'])(
  '%s is refused at the start',
  (named) => {
    expect(parseConfig({ TRUSTED_PROXIES: named })).toMatchObject({
      kind: 'faults',
      faults: [expect.stringContaining('TRUSTED_PROXIES: must be addresses or networks')],
    });
  },
);
