// The process from which `floods.ts` floods: it gets an order, floods for its seconds, and reports.
import autocannon from 'autocannon';

export interface FloodOrder {
  url: string;
  flood: string;
  addresses: 'one' | 'many';
  seconds: number;
}

export interface FloodReport {
  perSecond: number;
  answeredPerSecond: number;
}

const CONNECTIONS = 16;

type Change = (request: autocannon.Request, count: number) => autocannon.Request;

const get =
  (path: (count: number) => string): Change =>
  (request, count) => ({ ...request, method: 'GET', path: path(count) });

const post =
  (path: string, body: (count: number) => string, type = 'application/json'): Change =>
  (request, count) => ({
    ...request,
    method: 'POST',
    path,
    headers: { ...request.headers, 'Content-Type': type, Accept: 'application/json, text/event-stream' },
    body: body(count),
  });

/** The longest text that is taken, with what costs a checker most: quotations that stand nowhere. */
const hostileText = '“There is no compulsion in the matter of religion, and patience is half of it” [2:256]\n'.repeat(
  550,
);

const floods: Readonly<Record<string, Change>> = {
  'GET /': get(() => '/'),
  '/ask?q': get((count) => `/ask?q=${count}`),
  'missing pages': get((count) => `/nothing/${count}`),
  passages: get((count) => `/sources/quran/2/${1 + (count % 200)}-${205 + (Math.floor(count / 200) % 80)}`),
  '/articles?before': get((count) => `/articles?before=${count}`),
  '/api/ask': get((count) => `/api/ask?q=what+does+patience+mean+${count}`),
  '/api/check': post('/api/check', (count) => JSON.stringify({ text: `${count} ${hostileText}` })),
  'form /check': post('/check', (count) => `text=${count}`, 'application/x-www-form-urlencoded'),
  '/api/save': post('/api/save', (count) =>
    JSON.stringify({ question: `What is it ${count}?`, answer: '[1:1] '.repeat(3_000), userRole: 'user' }),
  ),
  '/api/history': get((count) => `/api/history?limit=200&before=${count}`),
  '/api/sources': get((count) => `/api/sources/quran/2/1-${30 + (count % 200)}`),
  '/mcp': post('/mcp', (count) => JSON.stringify({ jsonrpc: '2.0', id: count, method: 'tools/list' })),
  generate: get(() => '/api/cron-generate-article'),
};

process.on('message', async ({ url, flood, addresses, seconds }: FloodOrder) => {
  const change = floods[flood];
  if (!change) throw new Error(`There is no flood “${flood}”`);
  let count = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          count += 1;
          const address =
            addresses === 'one' ? '203.0.113.1' : `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
          return change({ ...request, headers: { ...request.headers, 'X-Forwarded-For': address } }, count);
        },
      },
    ],
  });
  const report: FloodReport = {
    perSecond: result.requests.total / seconds,
    answeredPerSecond: result['2xx'] / seconds,
  };
  process.send?.(report);
});
