import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

type Found = { kind: 'found'; path: string } | { kind: 'missing'; why: string };

/** Chromium without a window or its own interface: the same engine as the full browser at half the processor time. */
const headlessShells = () => ['/usr/bin/chromium-headless-shell', ...playwrightShells()];

const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

/** A Chromium: the one that CHROME_PATH names, one that is installed, or one that is installed now. */
export function findBrowser(): Found {
  const named = process.env.CHROME_PATH;
  if (named)
    return existsSync(named)
      ? { kind: 'found', path: named }
      : { kind: 'missing', why: `CHROME_PATH names ${named}, which does not exist.` };
  const present = () => [...headlessShells(), ...fullBrowsers].find((file) => existsSync(file));
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
  // As root on Debian and its relatives the system's own package brings every library that it needs.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    quietly('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) return;
  }
  quietly('node_modules/.bin/playwright-core', ['install', '--only-shell', 'chromium']);
}

function quietly(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 10 * 60_000 }).status === 0;
}

/** Playwright gives the path of its full browser only; its headless shells are in a folder next to it. */
function playwrightShells(): string[] {
  const [browsers = ''] = chromium.executablePath().split(/[\\/]chromium-\d+[\\/]/);
  if (!existsSync(browsers)) return [];
  return readdirSync(browsers, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^chromium_headless_shell-.*[\\/](chrome-)?headless[_-]shell(\.exe)?$/.test(file))
    .map((file) => path.join(browsers, file));
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
  const browser = findBrowser();
  if (browser.kind === 'missing') throw new Error(browser.why);
  return chromium.launch({ executablePath: browser.path, args: browserFlags });
}

let shared: Promise<Browser> | undefined;

/** One browser for all journeys of a test process: it ends with the process. One that broke has a successor. */
export async function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  const browser = await shared;
  if (browser.isConnected()) return browser;
  shared = launchBrowser();
  return shared;
}
