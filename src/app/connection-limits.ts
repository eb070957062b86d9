import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type AddressReader, isTrustedProxy, type TrustedProxies } from '#server/http/client-address.ts';

/** Why a connection was not taken: its address has too many, or all addresses together. */
export type DroppedFor = 'address' | 'all';

export type ConnectionLimits = {
  /** Connections that one network address may hold; trusted proxies hold those of all their visitors. */
  perAddress: number;
  proxies: TrustedProxies;
  readAddress: AddressReader;
  /** Told of each connection that is not taken. */
  onDropped: (reason: DroppedFor) => void;
};

/** Connections of one port; a page of a busy day needs a tenth of them. */
const MOST_CONNECTIONS = 2000;
/** From this share on connections that wait for their next request are closed to make room. */
const NEARLY = 0.9;

/**
 * Keeps one network address from taking all connections of a server, and those that nobody uses from taking the last:
 * whoever only holds connections costs a visitor nothing.
 */
export function limitConnections(
  server: Server,
  { perAddress, proxies, readAddress, onDropped }: ConnectionLimits,
  most = MOST_CONNECTIONS,
): void {
  const open = new Map<string, number>();
  let all = 0;
  server.maxConnections = most;
  server.on('drop', () => onDropped('all'));
  server.on('connection', (socket: Socket) => {
    all += 1;
    socket.once('close', () => {
      all -= 1;
    });
    // Also a new one that sends nothing counts as used until its headers are late, so it is not closed here.
    if (all > NEARLY * most) server.closeIdleConnections();
    if (isTrustedProxy(proxies, socket.remoteAddress)) return;
    const address = readAddress(undefined, socket.remoteAddress);
    const count = open.get(address) ?? 0;
    if (count >= perAddress) {
      onDropped('address');
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
