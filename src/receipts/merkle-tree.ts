import { createHash } from 'node:crypto';

// The Merkle tree of RFC 9162, section 2.1 (the same as in RFC 6962). Hashes are Buffers.

const hashOf = (...parts: readonly Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

export const leafHash = (entry: string | Uint8Array): Buffer => hashOf(LEAF, Buffer.from(entry));
const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => hashOf(NODE, left, right);

/** The root of the tree over some leaves. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (!first) return hashOf();
  if (leaves.length === 1) return first;
  const split = splitOf(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

/** The hashes that lead from a leaf to the root, from below; its position must be in the tree. */
export function inclusionProof(leaves: readonly Buffer[], position: number): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  return position < split
    ? [...inclusionProof(leaves.slice(0, split), position), rootOf(leaves.slice(split))]
    : [...inclusionProof(leaves.slice(split), position - split), rootOf(leaves.slice(0, split))];
}

/** The hashes that prove that a tree begins with the first `from` leaves as they were; 0 < from ≤ size. */
export function consistencyProof(leaves: readonly Buffer[], from: number): Buffer[] {
  return subProof(leaves, from, true);
}

function subProof(leaves: readonly Buffer[], from: number, isWhole: boolean): Buffer[] {
  if (from === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const split = splitOf(leaves.length);
  return from <= split
    ? [...subProof(leaves.slice(0, split), from, isWhole), rootOf(leaves.slice(split))]
    : [...subProof(leaves.slice(split), from - split, false), rootOf(leaves.slice(0, split))];
}

/** The largest power of two below a number above 1. */
function splitOf(size: number): number {
  return 2 ** Math.floor(Math.log2(size - 1));
}
