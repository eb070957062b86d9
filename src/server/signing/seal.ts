import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { loadSecret } from './signing-key.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text that the database keeps (AES-256-GCM), under a key derived from the secret `sealing` of this database:
 * who reads only the column reads nothing. That secret is no version of the signing key, which expires.
 *
 * @param purpose what the text is and whose; it opens under the same purpose alone
 * @returns nonce, tag and what was encrypted, base64url
 */
export async function seal(database: Database, purpose: string, text: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyFor(database, purpose), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Decrypts what `seal` returned. @throws {Error} for another purpose, another database's, or what was changed */
export async function unseal(database: Database, purpose: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, await keyFor(database, purpose), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}

async function keyFor(database: Database, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await loadSecret(database, 'sealing'), '', purpose, 32));
}
