import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { chunk, openModelServer } from '../support/model-server.ts';
import { freePort, openSite, reserveServer } from '../support/site.ts';

// Tries the four configurations of docs/deploy with a real nginx and a real Caddy, where they are installed (Debian:
// `apt-get install nginx caddy openssl`), at a host of its own and under a path of one: whether everything that a page
// names comes through, and whether visitors' questions are in anything that the proxies write:
// node tests/deploy/proxy-logs.ts

const WORDS = [
  'zakat',
  'inheritance',
  'divorce',
  'ramadan',
  'adoption',
  'interest',
  'grief',
  'orphans',
  'pilgrimage',
  'fasting',
  'mercy',
  'parents',
  'forgiveness',
];
const SLOW_MS = 1_500;

const folder = mkdtempSync(path.join(tmpdir(), 'isnad-proxy-'));
const inFolder = (name: string) => path.join(folder, name);
const key = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
spawnSync('openssl', [...key, '-keyout', inFolder('key.pem'), '-out', inFolder('cert.pem')]);

/** A configuration of docs/deploy with this machine's ports and files in place of the server's. */
function adapted(name: string, replacements: [from: string | RegExp, to: string][]): string {
  let text = readFileSync(path.join('docs/deploy', name), 'utf8');
  for (const [from, to] of replacements) {
    const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    if (changed === text) throw new Error(`${name} does not hold ${from}`);
    text = changed;
  }
  return text;
}

interface Place {
  /** The path of the host under which the hub is served; empty at a host of its own. */
  base: '' | '/isnad';
  port: number;
  plainPort: number;
  upstream: string;
}

const proxies = {
  nginx: ({ base, port, plainPort, upstream }: Place) => {
    const host = base === '' ? 'isnad.example' : 'example.org';
    const certificate = `/etc/letsencrypt/live/${host}`;
    const site = adapted(base === '' ? 'nginx.conf' : 'nginx-under-path.conf', [
      ['127.0.0.1:3000', upstream],
      ['listen 443', `listen 127.0.0.1:${port}`],
      ['listen 80', `listen 127.0.0.1:${plainPort}`],
      [/^ *listen \[::\].*$/gm, ''],
      [`${certificate}/fullchain.pem`, inFolder('cert.pem')],
      [`${certificate}/privkey.pem`, inFolder('key.pem')],
      ['/var/log/nginx/', `${folder}/nginx-`],
    ]);
    writeFileSync(inFolder('site.conf'), site);
    const own = `daemon off; pid ${folder}/nginx.pid; events {} http { access_log off; include ${folder}/site.conf; }`;
    writeFileSync(inFolder('nginx.conf'), own);
    return ['-p', folder, '-e', inFolder('nginx-start.log'), '-c', inFolder('nginx.conf')];
  },
  caddy: ({ base, port, plainPort, upstream }: Place) => {
    const site = adapted(base === '' ? 'Caddyfile' : 'Caddyfile-under-path', [
      ['127.0.0.1:3000', upstream],
      [
        base === '' ? /^isnad\.example \{/m : /^example\.org \{/m,
        `https://localhost:${port} {\n\ttls ${inFolder('cert.pem')} ${inFolder('key.pem')}`,
      ],
      [`http://${base === '' ? 'isnad.example' : 'example.org'} {`, `http://localhost:${plainPort} {`],
      ['/var/log/caddy/', `${folder}/caddy-`],
      [
        '\tlog default {',
        `\tadmin off\n\thttp_port ${plainPort}\n\tlog default {\n\t\toutput file ${folder}/caddy-own.log`,
      ],
    ]);
    writeFileSync(inFolder('Caddyfile'), site);
    return ['run', '--adapter', 'caddyfile', '--config', inFolder('Caddyfile')];
  },
};

/** Reads an answer through the proxy: its status, and when its pieces came, in milliseconds. */
function get(url: string): Promise<{ status: number; at: number[]; body: string }> {
  const begun = Date.now();
  return new Promise((resolve, reject) => {
    const headers = { Referer: url };
    request(url, { rejectUnauthorized: false, headers }, (response) => {
      const at: number[] = [];
      let body = '';
      response.on('data', (bytes) => {
        at.push(Date.now() - begun);
        body += bytes;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, at, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** The protocol that the proxy chooses for a browser: `h2` is HTTP/2. */
function protocolOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      host: 'localhost',
      servername: 'localhost',
      port,
      rejectUnauthorized: false,
      ALPNProtocols: ['h2', 'http/1.1'],
    };
    const socket = connect(options, () => {
      resolve(socket.alpnProtocol || 'none');
      socket.end();
    });
    socket.on('error', reject);
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The statuses of all files and pages that the home page names, and of the path without its slash. */
async function everythingNamed(origin: string, base: string): Promise<Set<number>> {
  const { body } = await get(`${origin}${base}/`);
  const named = [...body.matchAll(/ (?:href|src)="(\/[^"#?]*)"/g)].map(([, address = '']) => address);
  if (named.length < 10 || named.some((address) => !address.startsWith(`${base}/`))) return new Set([0]);
  const statuses = await Promise.all([...new Set(named)].map(async (address) => (await get(origin + address)).status));
  return new Set(statuses);
}

async function tryProxy(name: keyof typeof proxies, base: Place['base']): Promise<boolean> {
  for (const file of readdirSync(folder)) if (file.startsWith(`${name}-`)) rmSync(inFolder(file));
  const [port, plainPort, reserved] = [await freePort(), await freePort(), await reserveServer()];
  const upstream = new URL(reserved.url).host;
  const model = await openModelServer();
  model.behave(async (response) => {
    await wait(SLOW_MS);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end(`${chunk('Patience helps [P1].\n\n[[P1]]')}${chunk('', 'stop')}data: [DONE]\n\n`);
  });
  const origin = `https://localhost:${port}`;
  const settings = {
    PUBLIC_URL: origin,
    BASE_PATH: base,
    TRUST_PROXY: '1',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'm',
  };
  const site = await openSite(settings, {}, reserved);
  await site.context.texts.start();
  const proxy = spawn(name, proxies[name]({ base, port, plainPort, upstream }), { stdio: ['ignore', 'pipe', 'pipe'] });
  // Also when this script fails half-way.
  process.once('exit', () => proxy.kill());
  let printed = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (bytes) => (printed += bytes));
  const hub = origin + base;
  for (let tries = 0; tries < 100; tries++) {
    if ((await get(`${hub}/about`).catch(() => undefined))?.status === 200) break;
    await wait(100);
  }
  const named = await everythingNamed(origin, base);
  const plain = async (address: string) =>
    (await fetch(`http://localhost:${plainPort}${base}${address}`, { redirect: 'manual' })).status;
  const withoutTls = [
    await plain('/ask?q=What+of+zakat'),
    await plain('/api/ask?q=What+of+zakat'),
    await plain('/mcp'),
  ];
  const outside = base === '' ? 404 : (await get(`${origin}/api/ask?q=elsewhere`)).status;

  const statuses = new Set<number>();
  const askAll = async () => {
    for (const word of WORDS) {
      for (const call of ['/api/ask?q=', '/ask?q=', '/search?q=']) {
        statuses.add((await get(`${hub}${call}What+is+said+of+${word}%3F`)).status);
      }
    }
  };
  await askAll();
  const staged = await get(`${hub}/api/ask?q=patience+and+prayer`);
  const protocol = await protocolOf(port);
  const [first = 0] = staged.at;
  const last = staged.at.at(-1) ?? 0;
  await site.close();
  // Without the server behind it a proxy reports failures, with all that it knows of the request.
  await askAll();
  await model.close();
  const ended = new Promise((resolve) => proxy.once('close', resolve));
  proxy.kill('SIGTERM');
  await ended;

  const logs = readdirSync(folder).filter((file) => file.startsWith(`${name}-`));
  const written = `${printed}${logs.map((file) => readFileSync(inFolder(file), 'utf8')).join('')}`;
  const found = [...WORDS, 'patience'].filter((word) => written.includes(word));
  const lines = written.split('\n').filter((line) => line.includes('/api/ask')).length;
  const streamed = staged.body.startsWith('{"stages":["searching"') && last - first > SLOW_MS / 2;
  console.log(
    `${name} at ${base || '/'} (${protocol}): all that the home page names: ${[...named].join(' ')}; ${lines} lines name /api/ask, ${found.length} words of questions in ${logs.join(', ')}; without https ${withoutTls.join(' ')}; outside of it ${outside}; statuses ${[...statuses].join(' ')}; stages after ${first} ms, answer after ${last} ms`,
  );
  if (found.length > 0)
    console.log(
      written
        .split('\n')
        .filter((line) => line.includes(found[0] ?? ''))
        .slice(0, 2),
    );
  return (
    found.length === 0 &&
    named.size === 1 &&
    named.has(200) &&
    withoutTls.join() === '301,403,403' &&
    // nginx looks for a file of its own, and may not read the folder of this test.
    [403, 404].includes(outside) &&
    lines > WORDS.length &&
    streamed &&
    protocol === 'h2' &&
    statuses.has(200) &&
    // Caddy, which looks at /readyz, knows before it asks.
    (statuses.has(502) || statuses.has(503))
  );
}

let failed = false;
for (const name of ['nginx', 'caddy'] as const) {
  if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error) console.log(`${name}: not installed`);
  else for (const base of ['', '/isnad'] as const) if (!(await tryProxy(name, base))) failed = true;
}
rmSync(folder, { recursive: true });
process.exit(failed ? 1 : 0);
