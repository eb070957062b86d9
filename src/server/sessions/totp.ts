import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/* Codes of six digits that an app makes of a shared secret and the time (RFC 6238), as every such app knows them. */

const PERIOD_SECONDS = 30;
/** What all apps take without being told: some ignore what else an address says. */
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** Steps by which the clock of a phone may differ (RFC 6238, 5.2). */
const STEPS_OF_DIFFERENCE = 1;
/** 160 bits, as long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20;

/** @returns a secret that nobody can guess, in base32, as apps take it */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * Which step of time a code belongs to.
 *
 * @param secret in base32
 * @param code six digits
 * @param now milliseconds since 1970
 * @returns the step's number; undefined when it is none of those around now
 */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const delta = TOTP.validate({
    ...KIND,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: STEPS_OF_DIFFERENCE,
  });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now }) + delta;
}

/** The address that an app reads from the picture, as an SVG in a data URL, which an image may show. */
export function totpPicture(
  secret: string,
  { brand, username }: { brand: string; username: string },
): string {
  const totp = new TOTP({ ...KIND, issuer: brand, label: username, secret: Secret.fromBase32(secret) });
  // A border of four modules: cameras look for it (ISO/IEC 18004).
  const svg = renderSVG(totp.toString(), { border: 4, pixelSize: 4, ecc: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
