import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);

/** What OWASP asks of argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Costs that a stored hash may ask for; more than that was not written by us. */
const MOST = { memory: 262_144, passes: 10, parallelism: 4 } as const;

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** The hash of a password as it is stored: argon2id in PHC string format, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, salt, TAG_BYTES, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether a password is the one of a stored hash; compared in the same time whatever differs.
 *
 * @returns false also for a stored text that is no hash of ours
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, m = '', t = '', p = '', salt = '', tag = ''] = PHC.exec(stored) ?? [];
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  if (tag === '' || !isAffordable(cost)) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), expected.length, cost);
  return timingSafeEqual(expected, given);
}

let dummy: Promise<string> | undefined;

/** A hash that no password has, made at the cost of every other: verifying it takes as long. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword(randomBytes(32).toString('base64'));
  return dummy;
}

type Cost = { memory: number; passes: number; parallelism: number };

function isAffordable({ memory, passes, parallelism }: Cost): boolean {
  const isEnough = memory >= 8 * parallelism && passes >= 1 && parallelism >= 1;
  return isEnough && memory <= MOST.memory && passes <= MOST.passes && parallelism <= MOST.parallelism;
}

function derive(password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = { message: normalized(password), nonce, tagLength, ...cost };
  return deriveKey('argon2id', parameters);
}

/** The same characters typed on another keyboard are the same password (NIST 800-63B, 3.1.1.2). */
function normalized(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

/** PHC strings leave base64's padding out. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
