import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOCKET = '.s.PGSQL.5432';

/**
 * Stands between a storage and its PostgreSQL. When told to, it passes the next commit on to the server and cuts the
 * connection before the reply; or it swallows everything from now on. What a network does at the worst moment.
 */
export async function losingProxy(address: string) {
  const behind = new URL(address);
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-proxy-'));
  const sockets = new Set<Socket>();
  let losing = false;
  let silent = false;

  const server = createServer((client) => {
    const database = connect(path.join(behind.searchParams.get('host') ?? '', SOCKET));
    let cut = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => {
      if (silent) return;
      if (losing && bytes.includes('; commit')) {
        losing = false;
        cut = true;
      }
      database.write(bytes);
    });
    // The reply shows that the server has done it.
    database.on('data', (bytes) => (cut ? client.destroy() : client.write(bytes)));
    client.on('close', () => database.end());
    database.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, SOCKET), resolve));

  const front = new URL(address);
  front.searchParams.set('host', folder);
  return {
    url: front.href.replaceAll('+', '%20'),
    loseNextCommit() {
      losing = true;
    },
    fallSilent() {
      silent = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
