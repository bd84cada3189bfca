import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright-core';

/** One file that a first view fetched, by its bytes on the wire. */
export interface LoadedFile {
  name: string;
  type: 'html' | 'script' | 'inline script' | 'stylesheet' | 'font' | 'other';
  bytes: number;
  encoding: string;
}

const types: Record<string, LoadedFile['type']> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Font: 'font',
};

/** Opens an address in a browser with an empty cache and returns the bytes transferred until the network is idle. */
export async function firstLoad(browser: Browser, address: string): Promise<{ status: number; files: LoadedFile[] }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const files = await watchNetwork(await context.newCDPSession(page));
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const inline = await page
      .locator('script:not([src]):not([type$="json"])')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
    return { status: response?.status() ?? 0, files: [...files, ...inline.map(inlineScript)] };
  } finally {
    await context.close();
  }
}

/** Files arrive in the list as they finish; what came from a cache crossed no wire and counts nothing. */
async function watchNetwork(session: CDPSession): Promise<LoadedFile[]> {
  const files: LoadedFile[] = [];
  const begun = new Map<string, Omit<LoadedFile, 'bytes'> & { length: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([key, value]) => [key.toLowerCase(), value]),
    );
    begun.set(requestId, {
      name: new URL(response.url).pathname,
      type: types[type] ?? 'other',
      encoding: headers['content-encoding'] ?? '',
      length: Number(headers['content-length'] ?? Number.POSITIVE_INFINITY),
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = begun.get(requestId);
    // `encodedDataLength` counts the headers too.
    if (file) files.push({ ...file, bytes: Math.min(file.length, encodedDataLength) });
  });
  await session.send('Network.enable');
  return files;
}

/** An inline script is part of the HTML, with which it shares text, so its size alone is slightly more than it adds. */
function inlineScript(code: string, index: number): LoadedFile {
  const bytes = brotliCompressSync(Buffer.from(code)).length;
  return { name: `inline ${index + 1}`, type: 'inline script', bytes, encoding: 'br' };
}
