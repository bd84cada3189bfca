import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

type Found = { kind: 'found'; path: string } | { kind: 'missing'; why: string };

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium: the one that is named, a usual one, or one that is installed now. */
export async function findBrowser(): Promise<Found> {
  const named = process.env.CHROME_PATH;
  if (named)
    return existsSync(named)
      ? { kind: 'found', path: named }
      : { kind: 'missing', why: `CHROME_PATH names ${named}, which is not there.` };
  const present = () => [...usual, chromium.executablePath()].find((path) => existsSync(path));
  if (!present()) install();
  const found = present();
  if (found) return { kind: 'found', path: found };
  return {
    kind: 'missing',
    why: 'no Chromium was found and none could be installed. Install Chromium or Chrome, or name it in CHROME_PATH.',
  };
}

function install() {
  console.log('No Chromium found: installing one …');
  // As root on Debian and its kin the system's own package comes with every library that it needs.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    quietly('apt-get', ['update', '-qq']);
    if (quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return;
  }
  quietly('node_modules/.bin/playwright-core', ['install', 'chromium']);
}

function quietly(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 10 * 60_000 }).status === 0;
}

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  const browser = await findBrowser();
  if (browser.kind === 'missing') throw new Error(browser.why);
  return chromium.launch({ executablePath: browser.path, args: browserFlags });
}
