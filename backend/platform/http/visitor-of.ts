import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;
const OWN_GROUPS = 4;

/** The eight groups, each without leading zeros, however it was written. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

/** The key that limits count by: an IPv4 address, or the /64 of an IPv6 address, because one subscriber has all of that. */
export function visitorOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, OWN_GROUPS).join(':')}::/64` : address;
}
