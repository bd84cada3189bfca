import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../bench/server-process.ts';
import type { Outcome } from './faults.ts';

/** What connections send that never ask for anything: nothing, half of a request, a body that does not come. */
const beginnings = [
  '',
  'GET / HTTP/1.1\r\nHost: x',
  'POST /api/save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"question":',
];

/** Milliseconds within which the server closes them. */
const CLOSED_WITHIN = 100_000;

/** Opens thousands of connections that never finish a request, and asks as a visitor meanwhile. */
export async function idleConnections({ connections = 5_000 } = {}): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-idle-'));
  const server = await startServer(folder);
  const { hostname, port } = new URL(server.url);
  const open = new Set<Socket>();
  const memory = async () => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
  };
  try {
    const before = await memory();
    for (let count = 0; count < connections; count += 1) {
      const socket = connect(Number(port), hostname);
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
      // Who does not read does not hear that the connection was closed.
      socket.resume();
      socket.write(beginnings[count % beginnings.length] ?? '');
      if (count % 200 === 0) await pause(10);
    }
    const times: number[] = [];
    const acknowledged: string[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const began = performance.now();
      const page = await fetch(`${server.url}/`);
      await page.text();
      times.push(performance.now() - began);
      if (page.status !== 200) throw new Error(`A visitor got ${page.status}.`);
      if (turn % 4 === 0) {
        const body = JSON.stringify({ question: `What is prayer? ${turn}`, answer: 'A pillar.', userRole: 'user' });
        const headers = { 'Content-Type': 'application/json' };
        const saved = await fetch(`${server.url}/api/save`, { method: 'POST', headers, body });
        acknowledged.push(((await saved.json()) as { id: string }).id);
      }
    }
    const meanwhile = await memory();
    const held = open.size;
    const closedBy = performance.now() + CLOSED_WITHIN;
    while (open.size > 0 && performance.now() < closedBy) await pause(500);
    const listed = (await (await fetch(`${server.url}/api/history?limit=200`)).json()) as { id: string }[];
    const ids = listed.map(({ id }) => id);
    const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
    return {
      happened: `${held} connections held open that never finish a request`,
      acknowledged: acknowledged.length,
      missing: acknowledged.filter((id) => !ids.includes(id)).length,
      doubled: ids.length - new Set(ids).size,
      seen: `all of 200 pages, p99 ${p99.toFixed(1)} ms; memory ${before} → ${meanwhile} MB; ${open.size} left open after ${CLOSED_WITHIN / 1000} s`,
      asPromised: held > connections * 0.9 && p99 < 250 && open.size === 0,
    };
  } finally {
    for (const socket of open) socket.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
