// Verifies the public log of a site, without any code of the project: the tree of RFC 9162 is written here a second time,
// by its verification algorithms (2.1.3.2 and 2.1.4.2), where the server builds it by its definitions.
//
//   node scripts/verify-log.mjs https://example.org/api [STATE]
//
// reads the whole log, computes its root, checks the signature of its head, and that it continues the state that the file
// STATE remembers from the last time; then writes the new state there. Exit code 0: all holds; 1: it does not.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafOf = (entry) => sha256(Uint8Array.of(0), entry);
const parentOf = (left, right) => sha256(Uint8Array.of(1), left, right);

/** The root over entries, by a stack of complete subtrees as a log grows (2.1.2). */
export function rootHash(entries) {
  const stack = [];
  for (const [index, entry] of entries.entries()) {
    stack.push(leafOf(entry));
    for (let merges = index + 1; merges % 2 === 0; merges /= 2) {
      const right = stack.pop();
      stack.push(parentOf(stack.pop(), right));
    }
  }
  return stack.length === 0 ? sha256() : stack.reduceRight((right, left) => parentOf(left, right));
}

/** 2.1.3.2 */
export function isIncluded(entry, position, size, proof, root) {
  if (position >= size) return false;
  let [fn, sn, hash] = [position, size - 1, leafOf(entry)];
  for (const sibling of proof) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      hash = parentOf(sibling, hash);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
    } else hash = parentOf(hash, sibling);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 && hash.equals(root);
}

/** 2.1.4.2 */
export function consistencyHolds(first, second, firstRoot, secondRoot, proof) {
  if (first === second) return proof.length === 0 && firstRoot.equals(secondRoot);
  if (first === 0 || first > second || proof.length === 0) return false;
  const path = Number.isInteger(Math.log2(first)) ? [firstRoot, ...proof] : proof;
  let [fn, sn] = [first - 1, second - 1];
  while (fn % 2 === 1) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  let [fr, sr] = [path[0], path[0]];
  for (const hash of path.slice(1)) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      [fr, sr] = [parentOf(hash, fr), parentOf(hash, sr)];
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
    } else sr = parentOf(sr, hash);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 && fr.equals(firstRoot) && sr.equals(secondRoot);
}

/** The head's members in the order of their names, as RFC 8785 has it; all of them are flat. */
function signedBytes({ signature: _, ...head }) {
  return Buffer.from(`${head.format}\n${JSON.stringify(Object.fromEntries(Object.entries(head).sort()))}`);
}

export function headIsSigned(head, keys) {
  const key = keys.find(({ kid }) => kid === head.key);
  if (!key || head.format !== 'isnad-log/1') return false;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.x }, format: 'jwk' });
  return verify(null, signedBytes(head), publicKey, Buffer.from(head.signature, 'hex'));
}

/** What is wrong with the log of an API; nothing for one that holds. */
export async function faultsOf(api, remembered, get = getJson) {
  const { keys } = await get(new URL('/.well-known/isnad-receipt-keys.json', api).href);
  const head = await get(`${api}/log`);
  const faults = [];
  if (!headIsSigned(head, keys)) faults.push('The head of the log is not signed by a key of the site.');
  const entries = [];
  while (entries.length < head.size) {
    const { entries: more } = await get(`${api}/log/entries?from=${entries.length}`);
    if (more.length === 0) break;
    entries.push(...more.map((entry) => Buffer.from(entry)));
  }
  const root = rootHash(entries.slice(0, head.size));
  if (entries.length < head.size || root.toString('hex') !== head.root) {
    faults.push('The entries do not have the root that the head names.');
  }
  if (remembered && remembered.size > head.size)
    faults.push(`The log had ${remembered.size} entries, and has ${head.size}.`);
  else if (remembered) {
    const hex = (written) => Buffer.from(written, 'hex');
    const { proof } = await get(`${api}/log/consistency?from=${remembered.size}&to=${head.size}`);
    if (!consistencyHolds(remembered.size, head.size, hex(remembered.root), hex(head.root), proof.map(hex))) {
      faults.push(`The log does not continue the one that was seen with ${remembered.size} entries.`);
    }
  }
  return { head, faults };
}

async function getJson(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [api, state] = process.argv.slice(2);
  if (!api) {
    process.stderr.write('node scripts/verify-log.mjs https://example.org/api [STATE]\n');
    process.exit(2);
  }
  const remembered = state && existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')) : undefined;
  const { head, faults } = await faultsOf(api.replace(/\/$/, ''), remembered);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exit(1);
  if (state) writeFileSync(state, `${JSON.stringify({ size: head.size, root: head.root })}\n`);
  process.stdout.write(
    `${head.size} entries, root ${head.root}: signed${remembered ? `, continues ${remembered.size}` : ''}\n`,
  );
}
