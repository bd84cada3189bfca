import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, createCluster } from '../../../tests/support/postgres/cluster.ts';
import { losingProxy } from '../../../tests/support/postgres/losing-proxy.ts';
import { execute, type OwnSchema, schemaIn } from '../../../tests/support/postgres/schema-in.ts';
import { historyRow } from '../conformance/rows.ts';
import type { Storage } from '../port.ts';
import { openPostgres, type PostgresOptions } from './open.ts';

// A server of its own: these tests stop it.

let cluster: Cluster;
beforeAll(async () => {
  cluster = await createCluster();
});
afterAll(() => cluster.remove());

const save = (storage: Storage, question: string) =>
  storage.transact((writer) => writer.saveHistory(historyRow({ question })));
const questions = async (storage: Storage) =>
  (await storage.read((reader) => reader.history({ limit: 10_000 }))).map(({ question }) => question);

async function withStorage(
  options: Omit<PostgresOptions, 'url'>,
  work: (storage: Storage, schema: OwnSchema) => Promise<void>,
): Promise<void> {
  const schema = await schemaIn(cluster.url);
  const storage = await openPostgres({ url: schema.url, ...options });
  try {
    await work(storage, schema);
  } finally {
    await storage.close();
    await schema.remove();
  }
}

/** Saves as visitors do, who try again where a save is refused; `disturb` runs when some are kept. */
async function saveWhile(storage: Storage, disturb: () => Promise<void>): Promise<{ refused: number }> {
  const all = 400;
  const acknowledged = new Set<string>();
  let [next, refused] = [0, 0];
  let disturbed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < all) {
        const question = `${next++}`;
        while (!acknowledged.has(question)) {
          try {
            await save(storage, question);
            acknowledged.add(question);
          } catch {
            refused++;
            // No other visitor is kept from the processor by those who try again.
            await new Promise((resolve) => setImmediate(resolve));
          }
        }
        if (acknowledged.size > all / 4) disturbed ??= disturb();
      }
    }),
  );
  await disturbed;
  const kept = await questions(storage);
  expect(kept.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: all }, (_, i) => i));
  return { refused };
}

test('a server that crashes and comes back in the midst of saves loses and doubles none that was acknowledged', () =>
  withStorage({}, async (storage) => {
    const { refused } = await saveWhile(storage, async () => {
      await cluster.stop('immediate');
      await expect(questions(storage)).rejects.toThrow();
      await expect(save(storage, 'nobody is there')).rejects.toThrow();
      await cluster.start();
    });
    expect(refused).toBeGreaterThan(0);
  }));

test('reading and writing come back by themselves when the server does', () =>
  withStorage({ freshMs: 50 }, async (storage) => {
    await save(storage, 'before');
    await cluster.stop();
    await expect(questions(storage)).rejects.toThrow();
    await expect.poll(() => storage.revisions().then(String, () => 'refused'), { timeout: 10_000 }).toBe('refused');
    await cluster.start();
    await expect.poll(() => questions(storage).catch(() => []), { timeout: 10_000 }).toEqual(['before']);
    expect((await save(storage, 'after')).kept).toBe(true);
    expect((await storage.revisions()).history).toBe(2);
  }));

test('connections that the server ends, at any moment, cost no acknowledged save', () =>
  withStorage({}, async (storage) => {
    await saveWhile(storage, async () => {
      for (let times = 0; times < 5; times++) {
        await execute(
          cluster.url,
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'isnad'",
        );
      }
    });
  }));

test('a commit whose outcome is not known is not acknowledged, and saving again keeps the pair once', async () => {
  const proxy = await losingProxy(cluster.url);
  const schema = await schemaIn(proxy.url);
  const storage = await openPostgres({ url: schema.url });
  await save(storage, 'before');
  proxy.loseNextCommit();
  await expect(save(storage, 'unclear')).rejects.toThrow('whether the writes were kept is not known');
  expect(await save(storage, 'unclear')).toMatchObject({ kept: false });
  expect(await questions(storage)).toEqual(['unclear', 'before']);
  await storage.close();
  await schema.remove();
  await proxy.close();
});

test('a network that swallows everything holds a page view up for a second at most', async () => {
  const proxy = await losingProxy(cluster.url);
  const schema = await schemaIn(proxy.url);
  const storage = await openPostgres({ url: schema.url, freshMs: 0, statementMs: 100 });
  await save(storage, 'before');
  proxy.fallSilent();
  await expect(storage.revisions()).rejects.toThrow('did not answer within 1000 ms');
  await proxy.close();
  await expect(questions(storage)).rejects.toThrow();
  await storage.close();
  await execute(cluster.url, `drop schema ${schema.name} cascade`);
});

test('a statement that takes too long is refused, and the next one goes on', () =>
  withStorage({ statementMs: 100 }, async (storage, { url }) => {
    const held = execute(url, 'begin; lock table history in access exclusive mode; select pg_sleep(0.6); commit');
    await expect
      .poll(() => questions(storage).then(() => '', String), { timeout: 10_000 })
      .toMatch(/canceling statement due to .* timeout/);
    await held;
    expect(await questions(storage)).toEqual([]);
  }));

test('while another process is in a transaction a write waits, and is refused in the end', () =>
  withStorage({ limits: { lockMs: 100 } }, async (storage, { url }) => {
    const other = await openPostgres({ url });
    let finish = () => undefined as unknown;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = () => undefined as unknown;
    const began = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const held = other.transact(async () => {
      begun();
      await finished;
    });
    await began;
    await expect(save(storage, 'refused')).rejects.toThrow('Another process kept the database locked');
    expect(await questions(storage)).toEqual([]);
    finish();
    await held;
    expect((await save(storage, 'after')).kept).toBe(true);
    await other.close();
  }));

test('a start waits for a server that is itself starting', async () => {
  const schema = await schemaIn(cluster.url);
  await cluster.stop();
  const opening = openPostgres({ url: schema.url });
  await cluster.start();
  await (await opening).close();
  await schema.remove();
});

test('an address where no database is says so, without its password', async () => {
  await expect(openPostgres({ url: 'postgres://isnad:secret@127.0.0.1:1/isnad', startMs: 0 })).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/isnad cannot be used\. connect ECONNREFUSED 127\.0\.0\.1:1$/,
  );
  const url = new URL(cluster.url);
  url.pathname = '/nowhere';
  await expect(openPostgres({ url: url.href })).rejects.toThrow(/database "nowhere" does not exist/);
});

test('where the address asks for TLS, a server that has none is sent no name and no password', async () => {
  const received: Buffer[] = [];
  // What PostgreSQL answers to a request for TLS that it does not serve.
  const server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        received.push(bytes);
        socket.write('N');
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(
    openPostgres({ url: `postgres://isnad:secret@127.0.0.1:${port}/isnad?sslmode=verify-full` }),
  ).rejects.toThrow('The server does not support SSL connections');
  // Eight bytes: the request for TLS alone.
  expect(received.map((bytes) => bytes.length)).toEqual([8]);
  server.close();
});
