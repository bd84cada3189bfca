import { expect, test } from 'vitest';
import { consistencyHolds, isIncluded, rootHash } from '../../scripts/verify-log.mjs';
import { sample } from '../../tests/support/sample.ts';
import { consistencyProof, inclusionProof, leafHash, rootOf } from './merkle-tree.ts';

/** The entries and roots of the reference implementation of Certificate Transparency. */
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test('the roots are those of Certificate Transparency, in both implementations', () => {
  const bytes = entries.map((hex) => Buffer.from(hex, 'hex'));
  for (const [size, root] of roots.entries()) {
    expect(rootOf(bytes.slice(0, size).map(leafHash)).toString('hex')).toBe(root);
    expect(rootHash(bytes.slice(0, size)).toString('hex')).toBe(root);
  }
});

const numbered = Array.from({ length: 33 }, (_, index) => `entry ${index}`);
const leaves = numbered.map(leafHash);
const pairs = numbered.flatMap((_, size) => Array.from({ length: size + 1 }, (__, from) => [from, size + 1] as const));

test('every inclusion and consistency is proven to the second verifier, and no changed proof is accepted', () => {
  const rootAt = (size: number) => rootOf(leaves.slice(0, size));
  for (const [position, size] of sample(pairs, 120)) {
    const inclusion = inclusionProof(leaves.slice(0, size), position);
    const entry = Buffer.from(numbered[position] ?? '');
    expect(isIncluded(entry, position, size, inclusion, rootAt(size))).toBe(true);
    expect(isIncluded(Buffer.from('other'), position, size, inclusion, rootAt(size))).toBe(false);
    if (size > 1) expect(isIncluded(entry, (position + 1) % size, size, inclusion, rootAt(size))).toBe(false);
    const from = position + 1;
    const proof = consistencyProof(leaves.slice(0, size), from);
    expect(consistencyHolds(from, size, rootAt(from), rootAt(size), proof)).toBe(true);
    for (const index of proof.keys()) {
      const changed = proof.map((hash, at) => (at === index ? leafHash(hash) : hash));
      expect(consistencyHolds(from, size, rootAt(from), rootAt(size), changed)).toBe(false);
    }
    expect(consistencyHolds(from, size, rootAt(from), rootAt(size), [...proof, leafHash('')])).toBe(false);
    if (from < size) {
      const rewritten = rootOf(leaves.slice(0, from).with(0, leafHash('rewritten')));
      expect(consistencyHolds(from, size, rewritten, rootAt(size), proof)).toBe(false);
      expect(consistencyHolds(from, size, rootAt(from), rootAt(size), proof.slice(1))).toBe(false);
    }
  }
});
