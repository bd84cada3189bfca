import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openSite } from '../support/site.ts';

// An API that API_BASE_URL names may be taken over: what it can make this server do is bounded.

async function siteOver(answer: RequestListener) {
  const api = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const site = await openSite({ API_BASE_URL: url, API_DEADLINE_MS: '10000' });
  return {
    url: site.url,
    close: async () => {
      await site.close();
      api.closeAllConnections();
      await new Promise((resolve) => api.close(resolve));
    },
  };
}

test('a redirect of another API is not followed: it could lead into the operator’s network', async () => {
  const asked: string[] = [];
  const site = await siteOver((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { Location: '/steal' }).end();
  });
  expect((await fetch(`${site.url}/articles`)).status).toBe(200);
  expect(asked.some((path) => path.startsWith('/articles'))).toBe(true);
  expect(asked).not.toContain('/steal');
  await site.close();
});

test('an endless body of another API is given up, and the page is sent', async () => {
  let sent = 0;
  const piece = Buffer.alloc(1_000_000, ' ');
  const site = await siteOver((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(piece)) sent += 1;
    };
    response.on('drain', more);
    more();
  });
  const response = await fetch(`${site.url}/articles`);
  expect([response.status, (await response.text()).includes('</html>')]).toEqual([200, true]);
  // Megabytes: the limit, and what lies in buffers between the two.
  expect(sent).toBeLessThan(60);
  await site.close();
});
