import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { checkoutDir } from '#server/checkout-dir.ts';
import { InvalidInput } from '#server/errors.ts';

const STRENGTH_PROGRAM = path.join(checkoutDir, 'src/server/sessions/password-strength-worker.ts');
/** Shortest password, in characters as people count them (NIST 800-63B asks for 8 at least, and 15 alone). */
const SHORTEST_PASSWORD = 12;
/** Longest, so that nobody makes the server hash a book. */
export const LONGEST_PASSWORD = 200;

/** What a password is refused for; a field problem carries it as its key. */
export type PasswordFlaw =
  | 'password.tooShort'
  | 'password.tooLong'
  | 'password.common'
  | 'password.name'
  | 'password.same';

/** What the dialog and the commands say of each. */
const REASONS: Record<PasswordFlaw, string> = {
  'password.tooShort': `La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres.`,
  'password.tooLong': `La contraseña puede tener hasta ${LONGEST_PASSWORD} caracteres.`,
  'password.common':
    'Esta contraseña es muy común o fácil de adivinar. Elija otra, por ejemplo una frase de cuatro palabras que no suelan ir juntas.',
  'password.name': 'La contraseña no puede ser el nombre del sitio ni el del usuario. Elija otra.',
  'password.same': 'Esta es la contraseña que ya tiene. Elija otra.',
};

/** The rules as the commands and the start say them. */
export const PASSWORD_EXPECTED = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters, not easy to guess, not the name of the user or the brand`;

/** 422: the new password does not meet the rules. Its message is Spanish: the dialog shows it. */
export class RefusedPassword extends InvalidInput {
  constructor(flaw: PasswordFlaw) {
    super([{ field: 'newPassword', key: flaw }]);
    this.message = REASONS[flaw];
  }
}

/** zxcvbn's "safely unguessable": somebody who has the stored hash needs ten thousand million guesses or more. */
const LOWEST_SCORE = 3;

/**
 * What a new password is refused for (NIST 800-63B, 3.1.1.2): its length, a name that it is made of, and being one that
 * attackers try first. No rule asks for kinds of characters. That it is not the one before is `changePassword`'s to see.
 *
 * @param names what it may not be made of: the username, the brand
 * @returns undefined for a good one
 */
export async function passwordFlaw(
  password: string,
  names: readonly string[],
): Promise<PasswordFlaw | undefined> {
  const formFlaw = passwordFormFlaw(password, names);
  if (formFlaw) return formFlaw;
  const score = await findPasswordScore(password.normalize('NFKC'), names);
  return score < LOWEST_SCORE ? 'password.common' : undefined;
}

/** The rules that can be checked at once, without the word lists. */
export function passwordFormFlaw(password: string, names: readonly string[]): PasswordFlaw | undefined {
  const text = password.normalize('NFKC');
  const length = [...text].length;
  if (length < SHORTEST_PASSWORD) return 'password.tooShort';
  if (length > LONGEST_PASSWORD) return 'password.tooLong';
  const plain = folded(text);
  return names.some((name) => isNameWithTrimmings(plain, folded(name))) ? 'password.name' : undefined;
}

/** Without case, accents, spaces and the usual disguises: "P@ssw0rd 2024" is "password2024". */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/[$5]/g, 's')
    .replace(/0/g, 'o')
    .replace(/3/g, 'e')
    .replace(/[!1]/g, 'i')
    .replace(/7/g, 't')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/** Characters of its own that a password with a name in it must have besides. */
const OWN_CHARACTERS = 8;

function isNameWithTrimmings(plain: string, name: string): boolean {
  return name.length >= 3 && plain.includes(name) && plain.replaceAll(name, '').length < OWN_CHARACTERS;
}

/**
 * The score of a new password, found in a thread of its own: visitors do not wait meanwhile, and the lists of words take
 * no memory before or afterwards.
 *
 * @param names words that who attacks this account tries first: username, brand
 */
async function findPasswordScore(password: string, names: readonly string[]): Promise<number> {
  const worker = new Worker(STRENGTH_PROGRAM, { workerData: { password, names } });
  const [score]: (number | undefined)[] = await once(worker, 'message');
  if (score === undefined) throw new Error('a password was not scored');
  return score;
}
