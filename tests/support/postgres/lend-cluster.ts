import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Tells the address of the PostgreSQL that all test files of a run share. */
    postgresLender: string;
  }
}

/**
 * One PostgreSQL for all test files of a run, started for the first that asks: most runs of single files need none. With
 * `TEST_DATABASE_URL` it is that one, in which each test makes a schema of its own and removes it.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let keeper: ChildProcess | undefined;
  let address = process.env.TEST_DATABASE_URL ? Promise.resolve(process.env.TEST_DATABASE_URL) : undefined;

  async function start(): Promise<string> {
    keeper = spawn(process.execPath, [path.join(import.meta.dirname, 'keep-cluster.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [said] = await Promise.race([once(keeper.stdout as NodeJS.ReadableStream, 'data'), once(keeper, 'close')]);
    if (keeper.exitCode !== null) throw new Error('PostgreSQL did not start: see what it printed above.');
    return String(said).trim();
  }

  const lender = createServer((_request, response) => {
    address ??= start();
    address.then(
      (url) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve));
  provide('postgresLender', `http://127.0.0.1:${(lender.address() as AddressInfo).port}`);

  return async () => {
    lender.closeAllConnections();
    lender.close();
    if (!keeper) return;
    const ended = once(keeper, 'close');
    keeper.stdin?.end();
    await ended;
  };
}
