import { BlockList, isIP } from 'node:net';
import type { Config } from '../config.ts';

type Trust = (address: string, hop: number) => boolean;

/**
 * Which of the addresses that a request came through are proxies of the operator, counted from this server outwards. The
 * visitor is the first that is not. Named ones win over a number of them.
 */
export function trustedProxies({
  TRUST_PROXY: count,
  TRUSTED_PROXIES: named,
}: Pick<Config, 'TRUST_PROXY' | 'TRUSTED_PROXIES'>): Trust | false {
  if (named !== undefined) {
    const list = addressList(named);
    return (address) => isIn(list, address);
  }
  return count > 0 && ((_address, hop) => hop < count);
}

/** A list of addresses and networks such as `10.0.0.0/8`. Throws where one is neither. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = familyOf(address);
    if (more.length > 0) throw new Error(`${entry} is no network`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN, family);
  }
  return list;
}

export const isIn = (list: BlockList, address: string) => isIP(address) !== 0 && list.check(address, familyOf(address));

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
