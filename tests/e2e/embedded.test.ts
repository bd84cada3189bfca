import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';
import { testCorpus } from '../support/test-corpus.ts';
import { visitors } from '../support/visitor.ts';

// A passage on another site: in its page by the web component, and in a frame.

const { visit, expectErrors } = visitors();
let site: OpenSite;
let elsewhere: Server;
let address = '';
beforeAll(async () => {
  site = await openSite();
  elsewhere = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title>
      <script type="module" src="${site.url}/isnad-verse.js"></script>
      <isnad-verse ref="2:255"><a href="${site.url}/sources/quran/2/255">Quran 2:255</a></isnad-verse>
      <isnad-verse ref="2:999" id="missing">Quran 2:999, as quoted</isnad-verse>
      <iframe src="${site.url}/embed/quran/112/1-4" title="Quran 112" width="400" height="400"></iframe>`);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  address = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await site.close();
  elsewhere.close();
});

const verse = (surah: number, ayah: number) =>
  testCorpus().verses.find((each) => each.surah === surah && each.ayah === ayah);

test('a page of another site shows a verse by the component, and its own words where there is none', async () => {
  expectErrors(/isnad-verse: there is no 2:999/, /404/);
  const page = await visit(address);
  const component = page.locator('isnad-verse').first();
  await component.getByText(verse(2, 255)?.translation ?? '').waitFor();
  expect(await component.locator('.original').textContent()).toBe(verse(2, 255)?.arabic);
  expect(await component.getByRole('link', { name: 'Quran 2:255' }).getAttribute('href')).toBe(
    `${site.url}/sources/quran/2/255`,
  );
  await component.evaluate((element) => element.setAttribute('ref', '94:5'));
  await component.getByText(verse(94, 5)?.translation ?? '').waitFor();
  expect(await page.locator('#missing').textContent()).toBe('Quran 2:999, as quoted');
});

test('a page of another site shows a passage in a frame, which runs no script', async () => {
  expectErrors(/isnad-verse: there is no 2:999/, /404/);
  const page = await visit(address);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Verified').waitFor();
  expect(await frame.locator('.scripture-arabic').textContent()).toContain(verse(112, 1)?.arabic);
  expect(await frame.locator('base').getAttribute('target')).toBe('_blank');
  expect(await frame.locator('script').count()).toBe(0);
});

test('no other page may be framed, and a passage that does not exist is missing', async () => {
  const policy = async (path: string) => (await fetch(site.url + path)).headers.get('content-security-policy');
  expect(await policy('/embed/quran/2/255')).toContain('frame-ancestors *');
  expect(await policy('/embed/quran/2/255')).not.toContain('script-src');
  expect(await policy('/sources/quran/2/255')).toContain("frame-ancestors 'none'");
  expect((await fetch(`${site.url}/embed/quran/2/999`)).status).toBe(404);
  expect((await fetch(`${site.url}/embed/bukhari/1/1`)).status).toBe(404);
});
