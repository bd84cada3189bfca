import { isIPv4, isIPv6 } from 'node:net';

/** The part of an IPv6 address that a provider gives to one customer: 64 bits, hence four groups. */
const GROUPS_OF_CUSTOMER = 4;

/** A proxy may hand on what is no address at all. */
const LONGEST_OTHER = 64;

/**
 * The name under which an address is counted. Whoever has one IPv6 address has 2^64 of them, so all of one /64 count as
 * one; an IPv4 address has one name, also where it comes written as IPv6.
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const bare = address.split('%', 1).join();
  if (!isIPv6(bare)) return address.slice(0, LONGEST_OTHER);
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, GROUPS_OF_CUSTOMER)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, in whichever form it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = numbersIn(head);
  if (tail === undefined) return before;
  const after = numbersIn(tail);
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function numbersIn(groups: string): number[] {
  if (groups === '') return [];
  return groups.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
