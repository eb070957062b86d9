import { createHash } from 'node:crypto';

/** A key of the table `rate_limits`. Names and addresses are not written down: it holds hashes. */
export function limitKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
