import { Secret, TOTP } from 'otpauth';

/**
 * The code that an app shows for a secret.
 *
 * @param now milliseconds since 1970
 */
export function appCode(secret: string, now = Date.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now });
}
