type Hashes = readonly Uint8Array[];

export function rootHash(entries: Hashes): Buffer;
export function isIncluded(entry: Uint8Array, position: number, size: number, proof: Hashes, root: Uint8Array): boolean;
export function consistencyHolds(
  first: number,
  second: number,
  firstRoot: Uint8Array,
  secondRoot: Uint8Array,
  proof: Hashes,
): boolean;
export function headIsSigned(head: object, keys: readonly object[]): boolean;
export function faultsOf(
  api: string,
  remembered: { size: number; root: string } | undefined,
  get?: (address: string) => Promise<unknown>,
): Promise<{ head: { size: number; root: string }; faults: string[] }>;
