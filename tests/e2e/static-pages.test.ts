import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage, fillSite, type KnownPage } from '../support/every-page.ts';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
let made: readonly KnownPage[];
beforeAll(async () => {
  site = await openSite({
    PUBLIC_URL: 'https://isnad.example',
    CONTACT_EMAIL: 'hello@isnad.example',
    CONTACT_PHONE: '+1 (555) 01-99',
    CONTACT_ADDRESS: '7 Sample Road',
  });
  made = Object.values(await fillSite(site));
});
afterAll(() => site.close());

test('every page has a status, a title, a heading, a description and a canonical address of its own', async () => {
  const page = await visit(`${site.url}/about`);
  // A page without a policy, in which HTML may be parsed.
  await page.goto('about:blank');
  const descriptions = new Map<string, string>();
  for (const { path, status, title, heading, canonical } of [...everyPage, ...made]) {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status, path).toBe(status);
    expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    const head = await page.evaluate(
      (html) => {
        const sent = new DOMParser().parseFromString(html, 'text/html');
        const one = (selector: string, attribute: string) =>
          sent.querySelector(selector)?.getAttribute(attribute) ?? null;
        return {
          language: sent.documentElement.lang,
          title: sent.title,
          headings: Array.from(sent.querySelectorAll('h1'), ({ textContent }) => textContent),
          description: one('meta[name=description]', 'content'),
          canonical: one('link[rel=canonical]', 'href'),
          robots: one('meta[name=robots]', 'content'),
        };
      },
      await response.text(),
    );
    const { description, ...rest } = head;
    expect(rest, path).toEqual({
      language: path.startsWith('/ar/') ? 'ar' : 'en',
      title,
      headings: [heading],
      canonical: canonical ? `https://isnad.example${canonical}` : null,
      robots: canonical ? null : 'noindex',
    });
    expect(description?.length, path).toBeGreaterThan(15);
    if (status === 200) {
      expect(descriptions.get(description ?? ''), path).toBeUndefined();
      descriptions.set(description ?? '', path);
    }
  }
});

test('a host that a request claims never becomes a canonical address', async () => {
  const response = await fetch(`${site.url}/about`, { headers: { 'X-Forwarded-Host': 'evil.example' } });
  expect(await response.text()).not.toContain('evil.example');
});

test('About describes mission, scholars, methodology, machine-written text, and contact', async () => {
  const page = await readPage(`${site.url}/about`);
  for (const words of [
    /mission/i,
    /scholars/i,
    /reviewed by editors/i,
    /scholars draft answers/i,
    /peer/i,
    /primary sources are cited/i,
    /updated regularly/i,
    /put together by a program/i,
    /no scholar has reviewed them/i,
  ])
    expect(page.text).toMatch(words);
  expect(page.attribute('a', 'href="mailto:', 'href')).toBe('mailto:hello@isnad.example');
});

test('Contact gives an email, a telephone, an address and a place for a map, and has no form', async () => {
  const page = await visit(`${site.url}/contact`);
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: 'hello@isnad.example' }).getAttribute('href')).toBe(
    'mailto:hello@isnad.example',
  );
  expect(await main.getByRole('link', { name: '+1 (555) 01-99' }).getAttribute('href')).toBe('tel:+15550199');
  expect(await main.innerText()).toContain("we'll respond within 24 hours");
  await sees(page, 'Monday-Friday, 9am-5pm', '7 Sample Road');
  await main.getByRole('img', { name: /map/i }).waitFor();
  expect(await main.locator('form').count()).toBe(0);
});

test('Maintenance names duration and contact, and is excluded from search engines', async () => {
  const page = await readPage(`${site.url}/maintenance`);
  expect(page.text).toMatch(/under maintenance/);
  expect(page.text).toMatch(/a few hours/);
  expect(page.texts('a')).toContain('hello@isnad.example');
  expect(page.attribute('meta', 'name="robots"', 'content')).toBe('noindex');
});

test('reading pages load no React', async () => {
  for (const path of ['/about', '/contact', '/maintenance']) {
    const asked: string[] = [];
    const page = await visit(`${site.url}${path}`, {
      before: async (context) => context.on('request', (request) => asked.push(request.url())),
    });
    await page.waitForLoadState('networkidle');
    const scripts = asked.filter((url) => url.endsWith('.js')).map((url) => /([a-z-]+)-[\w-]{8}\.js$/.exec(url)?.[1]);
    expect(scripts.sort(), path).toEqual(['reading-settings', 'static-pages']);
  }
});
