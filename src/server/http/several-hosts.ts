import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names more than one host (RFC 9112, section 3.2: to be answered with 400). Node would believe the
 * first, a proxy in front perhaps the last.
 */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  // Names and values take turns.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}
