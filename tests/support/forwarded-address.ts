import type { AddressReader } from '#server/http/client-address.ts';

/** Takes X-Forwarded-For for the caller's address, for tests of what is done with addresses. */
export const forwardedAddress: AddressReader = (forwardedFor) => forwardedFor ?? 'unknown';
