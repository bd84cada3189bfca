import { expect, test } from 'vitest';
import { OperatorSessions } from './session.ts';

const token = 'a-token-of-more-than-24-letters';
const now = new Date('2026-03-01T12:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const sessions = new OperatorSessions(token, 'https://example.org');
const cookieOf = (header: string) => header.split(';', 1).join();

test('a session lasts half a day, in every process that has the token', () => {
  const cookie = cookieOf(sessions.begin(now));
  const other = new OperatorSessions(token, 'https://example.org');
  expect(other.isSignedIn(`edition=x; ${cookie}`, after(11))).toBe(true);
  expect(other.isSignedIn(cookie, after(13))).toBe(false);
});

test('another token signs everybody out', () => {
  const cookie = cookieOf(sessions.begin(now));
  expect(new OperatorSessions(`${token}x`, 'https://example.org').isSignedIn(cookie, now)).toBe(false);
});

test('what was not signed here is no session', () => {
  const cookie = cookieOf(sessions.begin(now));
  const later = cookie.replace(/=\d{13}/, `=${after(99).getTime()}`);
  const flipped = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const one of [undefined, '', 'x', later, flipped, `${cookie}x`, cookie.replace('__Host-', '')]) {
    expect(sessions.isSignedIn(one, now), one).toBe(false);
  }
});

test('the cookie is for this host, over https, and no script reads it', () => {
  expect(sessions.begin(now)).toMatch(/^__Host-.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  expect(new OperatorSessions(token, 'http://localhost:3000').begin(now)).not.toContain('Secure');
  expect(sessions.end()).toContain('Max-Age=0');
});

test('under a path of a host the cookie is for that path alone', () => {
  const under = new OperatorSessions(token, 'https://example.org/isnad');
  expect(under.begin(now)).toMatch(/^__Secure-.*; Path=\/isnad; HttpOnly; SameSite=Strict; Secure$/);
  expect(under.isSignedIn(cookieOf(under.begin(now)), now)).toBe(true);
});

test('only the token is the token', () => {
  expect([sessions.isToken(token), sessions.isToken(''), sessions.isToken(`${token} `)]).toEqual([true, false, false]);
});
