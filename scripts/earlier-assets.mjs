// Keeps the named files of earlier builds, so that a page that was opened before an upgrade still finds what it loads
// later: a build empties its own folder.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const built = 'build/pages/client/assets';
const kept = 'build/earlier-assets';

/** Days after which nobody has a page of that build open any more. */
const DAYS = 14;

/** Copies the assets of the build that is about to be replaced, and forgets those that are too old. */
export function keepEarlierAssets(now = new Date()) {
  mkdirSync(kept, { recursive: true });
  const newest = new Set(existsSync(built) ? readdirSync(built) : []);
  for (const name of newest) {
    copyFileSync(path.join(built, name), path.join(kept, name));
    // Its age is counted from the day on which it was replaced.
    utimesSync(path.join(kept, name), now, now);
  }
  const oldest = now.getTime() - DAYS * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(kept)) {
    const file = path.join(kept, name);
    if (statSync(file).mtimeMs < oldest) rmSync(file);
  }
}
