// Which Node of the machine can install the packages. Plain JavaScript that also parses on Node 16: this runs before
// anything is installed. The site itself always runs on the Node that is installed with it.

/** Older Nodes come with an npm that cannot run on the Node of the packages. */
const OLDEST_MAJOR = 20;

/** A sentence for the operator where this Node cannot install the packages; undefined where it can. */
export function nodeFault(version) {
  const { major } = parse(version);
  if (major >= OLDEST_MAJOR) return undefined;
  return `Isnad needs Node 20.19 or later (22.12 or later in the 22 line); this is ${version}. Nothing was installed.`;
}

/**
 * Whether npm on this Node installs every package. On an older one it leaves out, without a word, the optional packages
 * whose `engines` do not fit, among them the compiler of the pages. `engines` in package.json names the same versions;
 * tests/prepare.test.ts compares both with the lockfile.
 */
export function installsEverything(version) {
  const { major, minor } = parse(version);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major >= 23;
}

function parse(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return { major, minor };
}
