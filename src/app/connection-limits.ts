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

/** From this share of all connections on, those that wait for their next request are closed to make room. */
const NEARLY_ALL = 0.9;

/**
 * Keeps one network address from taking all connections of a server (`maxConnections`), and those that nobody uses from
 * taking the last: whoever only holds connections costs a visitor nothing.
 *
 * @param isIdle whether a connection has been answered, whole, and waits for its next request
 */
export function limitConnections(
  server: Server,
  { perAddress, proxies, readAddress, onDropped }: ConnectionLimits,
  isIdle: (socket: Socket) => boolean,
): void {
  const all = new Set<Socket>();
  const held = new Map<string, number>();
  server.on('drop', () => onDropped('all'));
  server.on('connection', (socket: Socket) => {
    all.add(socket);
    socket.once('close', () => all.delete(socket));
    if (all.size > NEARLY_ALL * server.maxConnections) {
      // Those of a proxy carry visitors: a form that comes on one as it is closed would fail.
      for (const other of all)
        if (isIdle(other) && !isTrustedProxy(proxies, other.remoteAddress)) other.destroy();
    }
    if (isTrustedProxy(proxies, socket.remoteAddress)) return;
    const address = readAddress(undefined, socket.remoteAddress);
    const count = held.get(address) ?? 0;
    if (count >= perAddress) {
      onDropped('address');
      socket.destroy();
      return;
    }
    held.set(address, count + 1);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  });
}
