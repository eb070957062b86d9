import { isThisMachine, LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';

type GivenPlace = { LISTEN_ADDRESS?: string | undefined; PUBLIC_URL?: string | undefined };

/**
 * Where the server listens. Where nobody else is meant to come, as with `npm start` on a laptop, nobody else can.
 *
 * @returns undefined for all addresses that this machine has
 */
export function readListenAddresses({
  LISTEN_ADDRESS: given,
  PUBLIC_URL,
}: GivenPlace): readonly string[] | undefined {
  if (given === 'localhost') return LOOPBACK_ADDRESSES;
  if (given !== undefined) return [given];
  return PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname)
    ? LOOPBACK_ADDRESSES
    : undefined;
}

/**
 * Says that the plain port is open to everybody where visitors are meant to come over https: nobody has said who may
 * reach it. Whoever does is not encrypted, and can name any address as theirs to limits that believe a proxy.
 *
 * @returns one line for the log; undefined where there is nothing to say
 */
export function openPortWarning({
  listenAddresses,
  site,
  trustedProxyCount,
}: {
  listenAddresses: readonly string[] | undefined;
  site: { origin: string };
  trustedProxyCount: number;
}): string | undefined {
  if (listenAddresses !== undefined || !site.origin.startsWith('https:')) return undefined;
  const forging =
    trustedProxyCount > 0 ? ' and to give a false address to the limits (TRUSTED_PROXY_COUNT)' : '';
  return (
    'PUBLIC_URL is https, but this port is open to the whole network: whoever reaches it past the proxy is able ' +
    `to use the site unencrypted${forging}. Set LISTEN_ADDRESS: localhost with the proxy on this machine; 0.0.0.0, ` +
    'which ends this warning, where a firewall or a network of containers lets only the proxy in.'
  );
}
