import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A small balancer: each request goes to the next server. One that does not answer is passed over for requests that only
 * read; a write is never sent twice, and its visitor is told `502`.
 */
export async function openBalancer(servers: readonly string[]): Promise<{ url: string; server: Server }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    turn = (turn + 1) % servers.length;
    const first = turn;
    incoming.on('end', () => forward(Buffer.concat(chunks), 0));
    const { method = 'GET', url = '/', headers } = incoming;

    function forward(body: Buffer, tried: number): void {
      const passed = ask(new URL(url, servers[(first + tried) % servers.length]), { method, headers }, (answered) => {
        outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(outgoing);
        answered.on('error', () => outgoing.destroy());
      });
      passed.on('error', () => {
        if (outgoing.headersSent) outgoing.destroy();
        else if (method === 'GET' && tried + 1 < servers.length) forward(body, tried + 1);
        else outgoing.writeHead(502).end();
      });
      passed.end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
