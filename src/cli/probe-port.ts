import { createServer } from 'node:net';

/** Whether this process can listen there: a sentence where it cannot. Asked before anything is opened. */
export async function probePort(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, resolve);
    });
    return undefined;
  } catch (error) {
    return listenFault(error, host, port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Why listening failed, and which setting to change. */
export function listenFault(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const failed = `Isnad cannot listen on ${host}:${port}`;
  if (code === 'EADDRINUSE')
    return `${failed}: the port is in use. Choose another PORT, or stop the program that uses it.`;
  if (code === 'EACCES') return `${failed}: this user may not use the port. Choose a PORT of 1024 or more.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `${failed}: this machine has no such address. Choose another HOST.`;
  }
  return `${failed}: ${error instanceof Error ? error.message : error}. Choose another PORT or HOST.`;
}
