import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks of a machine, a house or a provider (IANA's special-purpose registries), into which no foreign address may lead. */
const PRIVATE = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].join(' ');
/** Only global unicast of IPv6 is public, less what carries an address of IPv4 inside or is for documents. */
const UNICAST = '2000::/3';
const NOT_PUBLIC = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

function listNetworks(networks: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
const ofPrivate = listNetworks(PRIVATE, 'ipv4');
const ofUnicast = listNetworks(UNICAST, 'ipv6');
const ofNotPublic = listNetworks(NOT_PUBLIC, 'ipv6');

/** Whether an IP address is one of the public network. @param address as `net.isIP` knows it; anything else is not */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return ofUnicast.check(address, 'ipv6') && !ofNotPublic.check(address, 'ipv6');
  return !ofPrivate.check(address, 'ipv4');
}
