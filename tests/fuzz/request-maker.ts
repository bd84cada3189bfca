import { type Random, seededRandom } from '../eval/random.ts';
import { fragmentKinds } from './fragments.ts';
import { makeText, randomRecipe } from './make-text.ts';

/** One request as it goes over the wire. */
export interface FuzzRequest {
  /** Which part of the server it aims at: for the table. */
  kind: string;
  bytes: Buffer;
  /** Whether a server may close the connection, or wait for more: its answer is then awaited only for a while. */
  isBroken: boolean;
}

/** What exists, and what is asked of it. The site under test tells its own article and answer. */
export interface Targets {
  pages: readonly string[];
  slug: string;
  answer: string;
}

/** The request of a number: the same for the same seed and number, so that a run can be taken up anywhere. */
export function requestOf(seed: number, number: number, targets: Targets): FuzzRequest {
  const random = seededRandom((Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0);
  const make = weighted(random, makers);
  return make(random, targets);
}

type Maker = (random: Random, targets: Targets) => FuzzRequest;

/** Of a hundred requests so many are of each kind: those that cost the server most are few. */
const makers: readonly [weight: number, maker: Maker][] = [
  [
    22,
    (random, { pages }) => get('page', random, random.pick(pages), queryOf(random, ['q', 'before', 'category', 'tab'])),
  ],
  [12, (random) => get('made-up page', random, madeUpPath(random))],
  [6, (random) => get('ask', random, '/api/ask', queryOf(random, ['q']))],
  [8, (random) => get('history', random, '/api/history', queryOf(random, ['limit', 'before']))],
  [4, (random, { answer }) => get('history item', random, `/api/history/${oneOf(random, answer)}`)],
  [6, (random) => get('articles', random, '/api/articles', queryOf(random, ['limit', 'before']))],
  [4, (random, { slug }) => get('article', random, `/api/articles/${oneOf(random, slug)}`)],
  [8, (random) => get('sources', random, sourcePath(random), queryOf(random, ['work', 'number', 'q']))],
  [4, (random) => get('log', random, random.pick(logPaths), queryOf(random, ['from', 'to', 'position', 'size']))],
  [4, (random) => send('check', random, '/api/check', checkBody(random))],
  [3, (random) => send('save', random, '/api/save', saveBody(random))],
  [1, (random) => send('seed', random, '/api/seed-sample-article', jsonValue(random, 2))],
  [1, (random) => get('generate', random, '/api/cron-generate-article')],
  [2, (random) => send('mcp', random, '/mcp', mcpBody(random))],
  [1, (random) => form(random)],
  [4, (random) => anyMethod(random)],
  [10, (random) => brokenBytes(random)],
];

function weighted(random: Random, choices: readonly [number, Maker][]): Maker {
  let left = random.int(choices.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, maker] of choices) {
    left -= weight;
    if (left < 0) return maker;
  }
  throw new RangeError('Nothing to choose from');
}

const logPaths = ['/api/log', '/api/log/entries', '/api/log/consistency', '/api/log/inclusion'];

/** Values on which programs stumble. */
const oddValues = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  '9007199254740993',
  '999999999999999999999',
  '00',
  '0x10',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '..\\..\\x',
  "' or 1=1 --",
  '"><img src=x onerror=alert(1)>',
  '</script><script>x</script>',
  'javascript:alert(1)',
  '{{7*7}}',
  `\${7*7}`,
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\r\nX-Evil: 1',
  'a'.repeat(300),
  '١٢٣',
  '2:255',
  '2/255',
];

const anyFragment = (random: Random) => random.pick(random.pick(fragmentKinds));
const oddValue = (random: Random) => (random.int(3) === 0 ? anyFragment(random) : random.pick(oddValues));
const text = (random: Random, most: number) => makeText(randomRecipe(random), 1 + random.int(most)).toWellFormed();
const oneOf = (random: Random, right: string) => (random.int(3) === 0 ? encode(oddValue(random)) : right);
const encode = (value: string) => encodeURIComponent(value.toWellFormed());

function queryOf(random: Random, names: readonly string[]): string {
  const count = random.int(4);
  const parts = Array.from({ length: count }, () => {
    const name = random.int(8) === 0 ? encode(oddValue(random)) : random.pick(names);
    const value = random.int(4) === 0 ? text(random, 200) : oddValue(random);
    return `${name}${random.int(10) === 0 ? '[]' : ''}=${encode(value)}`;
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function madeUpPath(random: Random): string {
  const parts = Array.from({ length: 1 + random.int(5) }, () =>
    random.int(2) === 0
      ? random.pick([
          'api',
          'assets',
          'ask',
          'sources',
          'quran',
          'topics',
          'articles',
          '..',
          '%2e%2e',
          '%2f',
          'embed',
          '2',
          '1-3',
        ])
      : encode(oddValue(random)),
  );
  return `/${parts.join('/')}`;
}

function sourcePath(random: Random): string {
  const work = random.pick(['quran', 'bukhari', encode(oddValue(random))]);
  const tail = random.pick([
    '',
    '/2/255',
    '/2/1-30',
    '/115/1',
    '/0/0',
    `/${encode(oddValue(random))}/1`,
    '/8',
    '/1/1-99999999',
  ]);
  return random.pick([
    '/api/sources',
    `/api/sources/${work}${tail}`,
    '/api/numbers',
    '/api/passages',
    `/sources/${work}${tail}`,
  ]);
}

function checkBody(random: Random): string {
  return random.int(4) === 0
    ? jsonValue(random, 4)
    : JSON.stringify({
        text: text(random, random.int(20) === 0 ? 20_000 : 1_500),
        guard: random.int(4) === 0,
        receipt: random.int(8) === 0,
      });
}

function saveBody(random: Random): string {
  if (random.int(3) === 0) return jsonValue(random, 4);
  return JSON.stringify({ question: text(random, 200), answer: text(random, 2_000), userRole: oddValue(random) });
}

function mcpBody(random: Random): string {
  const name = random.pick(['check_text', 'get_passage', 'resolve_reference', 'ask', oddValue(random)]);
  const method = random.pick(['tools/list', 'tools/call', 'initialize', oddValue(random)]);
  const params = { name, arguments: anyValue(random, 2) };
  return random.int(4) === 0
    ? jsonValue(random, 3)
    : JSON.stringify({ jsonrpc: '2.0', id: random.int(9), method, params });
}

/** As JSON; now and then cut, so that it is none. */
function jsonValue(random: Random, depth: number): string {
  const written = JSON.stringify(anyValue(random, depth));
  return random.int(10) === 0 ? written.slice(0, random.int(written.length + 1)) : written;
}

function anyValue(random: Random, depth: number): unknown {
  const kind = random.int(depth > 0 ? 7 : 5);
  if (kind === 0) return random.pick([0, -1, 1e308, 2 ** 53, 0.1]);
  if (kind === 1) return random.pick([true, false, null]);
  if (kind < 5) return oddValue(random);
  const inside = Array.from({ length: random.int(4) }, () => anyValue(random, depth - 1));
  if (kind === 5) return inside;
  const names = ['text', 'question', 'answer', 'userRole', 'guard', '__proto__', 'constructor', oddValue(random)];
  return Object.fromEntries(inside.map((value) => [random.pick(names), value]));
}

const oddHeaders = [
  'Accept: */*',
  'Accept-Encoding: br;q=2, gzip;;;, *',
  'Cookie: edition=../../x; edition=%00',
  'Prefer: wait=15',
  'Range: bytes=0-0,-1',
  'If-None-Match: W/"x", *, "',
  'If-Modified-Since: never',
  'X-Forwarded-For: 1.2.3.4, , unknown',
  'Origin: null',
  'Origin: https://evil.example',
  'Sec-Fetch-Site: cross-site',
  'Sec-Purpose: prefetch',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Authorization: Bearer x',
  'Authorization: Basic !!!',
  'X-HTTP-Method-Override: DELETE',
  'Accept-Language: ar;q=x',
];

function headersOf(random: Random): string[] {
  return Array.from({ length: random.int(3) }, () => random.pick(oddHeaders)).filter(
    // An upgrade that nobody answers, and a wait for 100, are told apart below.
    (header, index, all) => !/^(Upgrade|Expect)/.test(header) && all.indexOf(header) === index,
  );
}

function request(method: string, target: string, headers: readonly string[], body?: Buffer): Buffer {
  const fields = ['Host: fuzz.example', ...headers, ...(body ? [`Content-Length: ${body.length}`] : [])];
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

function get(kind: string, random: Random, path: string, query = ''): FuzzRequest {
  const method = random.int(20) === 0 ? 'HEAD' : 'GET';
  return { kind, bytes: request(method, path + query, headersOf(random)), isBroken: false };
}

function send(kind: string, random: Random, path: string, body: string): FuzzRequest {
  const type = random.int(8) === 0 ? oddType(random) : 'application/json';
  const bytes = Buffer.from(body.toWellFormed());
  // Now and then bytes that are no UTF-8.
  if (random.int(8) === 0 && bytes.length > 0) bytes[random.int(bytes.length)] = 0x80 + random.int(0x80);
  const headers = [`Content-Type: ${type}`, 'Accept: application/json, text/event-stream', ...headersOf(random)];
  return { kind, bytes: request('POST', path, headers, bytes), isBroken: false };
}

const oddType = (random: Random) =>
  random.pick([
    'text/plain',
    'appl[n',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-7',
    ';',
  ]);

function form(random: Random): FuzzRequest {
  const body = Buffer.from(
    `text=${encode(text(random, 1_000))}&${random.pick(['', 'refused=too-large', 'text=b', '%zz'])}`,
  );
  const headers = ['Content-Type: application/x-www-form-urlencoded', ...headersOf(random)];
  return { kind: 'form', bytes: request('POST', '/check', headers, body), isBroken: false };
}

function anyMethod(random: Random): FuzzRequest {
  const method = random.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND', 'TRACE', 'SEARCH', 'LOCK']);
  const path = random.pick(['/', '/api/save', '/api/ask', '/check', '/mcp', '/assets/x.js', '/api/log', '/nothing']);
  const body = random.int(2) === 0 ? Buffer.from(jsonValue(random, 2)) : undefined;
  const headers = [...(body ? [`Content-Type: ${oddType(random)}`] : []), ...headersOf(random)];
  return { kind: 'any method', bytes: request(method, path, headers, body), isBroken: false };
}

/** Bytes that are no request, or no whole one: a right one with some bytes changed, cut, doubled or put in. */
function brokenBytes(random: Random): FuzzRequest {
  const right = request(
    random.pick(['GET', 'POST']),
    random.pick(['/', '/api/check', '/ask?q=x', '*', 'http://a/', '/%zz', '/a b', '/\u00ff']),
    [
      ...headersOf(random),
      random.pick(['Transfer-Encoding: chunked', 'Content-Length: 5', 'X: y', 'Host: b', ' folded']),
    ],
    random.int(2) === 0 ? Buffer.from('{"text":"x"}') : undefined,
  );
  const bytes = [...right];
  for (let change = 0; change <= random.int(4); change++) {
    const at = random.int(bytes.length);
    const kind = random.int(4);
    if (kind === 0) bytes[at] = random.int(256);
    else if (kind === 1) bytes.splice(at, 1 + random.int(10));
    else if (kind === 2) bytes.splice(at, 0, ...bytes.slice(at, at + random.int(30)));
    else bytes.splice(at, 0, ...Array.from({ length: random.int(12) }, () => random.pick([0, 10, 13, 32, 58, 255])));
    if (bytes.length === 0) break;
  }
  return { kind: 'broken bytes', bytes: Buffer.from(bytes), isBroken: true };
}
