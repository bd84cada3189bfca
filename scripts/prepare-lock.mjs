// Two commands at once must not install or build over each other: the second waits for the first.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

const LOCK = '.preparing';

/** An installation and a build take about a minute; five are enough for a slow machine. */
const LONGEST_WAIT_MS = 5 * 60 * 1000;
const POLL_MS = 300;

/** Takes the lock file in the current folder, and gives it back when the process ends. Resolves to a fault, or nothing. */
export async function takeLock(longestWaitMs = LONGEST_WAIT_MS) {
  const until = Date.now() + longestWaitMs;
  for (let round = 0; ; round++) {
    const fault = write();
    if (!fault) return undefined;
    if (fault.code !== 'EEXIST') {
      return `Isnad has packages to install or pages to build, and cannot write to ${process.cwd()} (${fault.code}). Run “npm start” once as a user who may write there.`;
    }
    const owner = read();
    // Empty for a moment while its owner writes it: only when it stays empty is it left over.
    if (owner ? isLeftOver(owner) : round > 0) {
      rmSync(LOCK, { force: true });
      continue;
    }
    if (Date.now() >= until) {
      return `${name(owner)} has been preparing since ${owner?.since ?? 'an unknown time'}, and this command no longer waits. If that process is not preparing anything, delete ${path.resolve(LOCK)} and start again.`;
    }
    if (round === 1) console.log(`Waiting for ${name(owner)}, which is preparing (${path.resolve(LOCK)}) …`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function write() {
  const owner = { pid: process.pid, host: hostname(), since: new Date().toISOString(), birth: birthOf(process.pid) };
  try {
    writeFileSync(LOCK, JSON.stringify(owner), { flag: 'wx' });
    process.on('exit', () => rmSync(LOCK, { force: true }));
    return undefined;
  } catch (error) {
    return error;
  }
}

function read() {
  try {
    const owner = JSON.parse(readFileSync(LOCK, 'utf8'));
    return owner && typeof owner.pid === 'number' ? owner : undefined;
  } catch {
    return undefined;
  }
}

const name = (owner) => (owner ? `process ${owner.pid} on ${owner.host}` : 'another command');

/** Whether the owner is gone. A process of another machine cannot be asked. */
function isLeftOver({ pid, host, birth }) {
  if (host !== hostname()) return false;
  // Process ids are used again, in a container at once: then the birth differs.
  return pid === process.pid || !isRunning(pid) || (birth !== undefined && birthOf(pid) !== birth);
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** When a process began, in Linux's own count since the machine was started; undefined elsewhere. */
function birthOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  // The 22nd field. The second, the program's name in brackets, may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
