import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Reads network addresses and ranges of them (RFC 4632, 3.1), separated by commas.
 *
 * @returns undefined when one of them is neither
 */
export function readNetworks(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const written of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = written.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || more.length > 0) return undefined;
    if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)) return undefined;
    networks.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return networks;
}

/** Whether an address is in one of some networks; ::ffff:10.0.0.1 is 10.0.0.1. */
export function isIn(networks: BlockList, address: string): boolean {
  const [bare = ''] = address.split('%');
  return isIP(bare) !== 0 && networks.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
