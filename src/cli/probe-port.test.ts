import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenFault, probePort } from './probe-port.ts';

test('a free port is free afterwards too, and one in use is named', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await probePort('127.0.0.1', port)).toContain(`127.0.0.1:${port}: the port is in use`);
  await new Promise((resolve) => server.close(resolve));
  expect(await probePort('127.0.0.1', port)).toBeUndefined();
  expect(await probePort('127.0.0.1', port)).toBeUndefined();
});

test('an address that this machine does not have asks for another HOST', async () => {
  // Reserved for documents (RFC 5737): no machine has it.
  expect(await probePort('192.0.2.1', 0)).toContain('Choose another HOST.');
});

test('a port that needs other rights asks for a higher one', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(listenFault(error, 'localhost', 80)).toContain('Choose a PORT of 1024 or more.');
});
