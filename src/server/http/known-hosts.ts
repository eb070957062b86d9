import { isIP, isIPv6 } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { UnknownHost } from '#server/errors.ts';
import { hostAsked } from './own-origin.ts';
import { isThisMachine } from './this-machine.ts';

/**
 * Reads host names and network addresses, separated by commas.
 *
 * @returns undefined when one of them is neither
 */
export function readHosts(text: string): string[] | undefined {
  const hosts = text.split(',').map((part) => part.trim());
  const isHost = (host: string) => isIP(host) !== 0 || /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i.test(host);
  return hosts.every((host) => isHost(host) && hostnameOf(host) !== undefined) ? hosts : undefined;
}

/**
 * Answers only requests that ask for this machine, or for one of these hosts, by name. A page of another site can let its
 * own name lead to an address that only this network reaches, and read what answers there (DNS rebinding); its browser
 * then still asks for that name.
 *
 * @param hosts names and network addresses, without ports
 * @throws {UnknownHost}
 */
export function answerOnlyHosts(hosts: readonly string[]) {
  const known = new Set(hosts.map(hostnameOf));
  return createMiddleware(async (context, next) => {
    const asked = hostnameOf(hostAsked(context));
    if (asked === undefined || !(isThisMachine(asked) || known.has(asked))) throw new UnknownHost();
    await next();
  });
}

/** A host as web addresses write it: in small letters, without its port. */
function hostnameOf(host: string): string | undefined {
  const address = `http://${isIPv6(host) ? `[${host}]` : host}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
