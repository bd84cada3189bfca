import process from 'node:process';

const parent = process.ppid;

/** Milliseconds between two looks: a look is one call of the system. */
const LOOK_MS = 200;

/**
 * Calls `stop` once the process that started this one is gone, where that was npm. Asked to stop by SIGTERM, `npm start`
 * passes the signal on to its shell, and the shell ends without telling the server, which would hold its port for ever.
 */
export function whenLeftAlone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop();
  }, LOOK_MS);
  looking.unref();
}
