import { InvalidInput } from '#server/errors.ts';
import { COMMON_STEMS } from './common-stems.ts';

/** Shortest password, in characters as people count them (NIST 800-63B asks for 8 at least, and 15 alone). */
const SHORTEST_PASSWORD = 12;
/** Longest, so that nobody makes the server hash a book. */
export const LONGEST_PASSWORD = 200;

/** What a password is refused for; a field problem carries it as its key. */
export type PasswordFlaw = 'password.tooShort' | 'password.tooLong' | 'password.common' | 'password.name';

/** What the dialog and the commands say of each. */
const REASONS: Record<PasswordFlaw, string> = {
  'password.tooShort': `La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres.`,
  'password.tooLong': `La contraseña puede tener hasta ${LONGEST_PASSWORD} caracteres.`,
  'password.common': 'Esta contraseña es muy común o fácil de adivinar. Elija otra.',
  'password.name': 'La contraseña no puede ser el nombre del sitio ni el del usuario. Elija otra.',
};

/** The rules as the commands and the start say them. */
export const PASSWORD_EXPECTED = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters; no common password, no repetition, no keyboard row, not the name of the user or the brand`;

/** 422: the new password does not meet the rules. Its message is Spanish: the dialog shows it. */
class RefusedPassword extends InvalidInput {
  constructor(flaw: PasswordFlaw) {
    super([{ field: 'newPassword', key: flaw }]);
    this.message = REASONS[flaw];
  }
}

/**
 * What a new password is refused for (NIST 800-63B, 3.1.1.2): its length, and being one that attackers try first. No
 * rule asks for kinds of characters.
 *
 * @param names what it may not be made of: the username, the brand
 * @returns undefined for a good one
 */
export function passwordFlaw(password: string, names: readonly string[]): PasswordFlaw | undefined {
  const text = password.normalize('NFKC');
  const length = [...text].length;
  if (length < SHORTEST_PASSWORD) return 'password.tooShort';
  if (length > LONGEST_PASSWORD) return 'password.tooLong';
  const plain = folded(text);
  if (isRepetition(plain) || isRun(plain) || isMadeOfCommonParts(plain)) return 'password.common';
  if (names.some((name) => isNameWithTrimmings(plain, folded(name)))) return 'password.name';
  return undefined;
}

/** @throws {RefusedPassword} when a new password does not meet the rules */
export function refuseFlawedPassword(password: string, names: readonly string[]): void {
  const flaw = passwordFlaw(password, names);
  if (flaw) throw new RefusedPassword(flaw);
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

/** "aaaaaaaaaaaa", "abcabcabcabc", "clave9clave9": up to six characters, again and again; or hardly any at all. */
function isRepetition(plain: string): boolean {
  return /^(.{1,6}?)\1+.{0,5}$/u.test(plain) || new Set(plain).size < 5;
}

/** Rows of keyboards and of the alphabet, forwards and backwards; digits as `folded` leaves them. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopasdfghjklñzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  folded('1234567890123456789012345678901234567890'),
  folded('0123456789012345678901234567890123456789'),
  folded('1q2w3e4r5t6y7u8i9o0p'),
  folded('1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p'),
  folded('q1w2e3r4t5y6u7i8o9p0'),
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Whether it is up to three pieces of such rows: "qwertyuiop12", "abcdef123456". */
function isRun(plain: string): boolean {
  let rest = plain;
  for (let piece = 0; piece < 3 && rest.length > 2; piece += 1) {
    const length = longestStart(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return rest.length <= 2;
}

function longestStart(text: string): number {
  let length = 0;
  while (length < text.length && ROWS.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** Words of which the commonest passwords of twelve and more characters are put together, as `folded` leaves them. */
const COMMON_PARTS = [
  ...[
    'password',
    'passwort',
    'passw',
    'pass',
    'word',
    'contrasena',
    'contrasenia',
    'contra',
    'clave',
    'secreta',
  ],
  ...['secreto', 'secret', 'segura', 'seguro', 'admin', 'administrator', 'administrador', 'administracion'],
  ...[
    'usuario',
    'user',
    'root',
    'login',
    'acceso',
    'access',
    'welcome',
    'bienvenido',
    'bienvenidos',
    'hello',
  ],
  ...['hola', 'mundo', 'letmein', 'changeme', 'change', 'cambiame', 'default', 'temporal', 'temp', 'test'],
  ...[
    'testing',
    'prueba',
    'demo',
    'ejemplo',
    'example',
    'iloveyou',
    'love',
    'you',
    'teamo',
    'tequiero',
    'amor',
  ],
  ...['mucho', 'corazon', 'princess', 'princesa', 'sunshine', 'football', 'futbol', 'baseball', 'superman'],
  ...[
    'batman',
    'dragon',
    'monkey',
    'master',
    'shadow',
    'michael',
    'jordan',
    'pokemon',
    'starwars',
    'computer',
  ],
  ...['internet', 'trustnoone', 'whatever', 'jesus', 'jesucristo', 'cristo', 'dios', 'esamor', 'god', 'is'],
  ...['florida', 'miami', 'orlando', 'clinica', 'clinic', 'salud', 'health', 'medico', 'doctor', 'enero'],
  ...['febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre'],
  ...['diciembre', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'verano', 'invierno', 'otono'],
  ...['primavera', 'spring', 'summer', 'autumn', 'winter', 'january', 'february', 'march', 'april', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december', 'monday', 'friday', 'mi', 'my', 'la'],
  ...[
    'el',
    'es',
    'the',
    'de',
    'del',
    'a',
    'i',
    'o',
    'qwerty',
    'qwertyuiop',
    'asdfgh',
    'zxcvbn',
    'qazwsx',
    'abc',
  ],
];

/** Both kinds with their weight: a stem counts as two, so that a phrase of several such words is somebody's own. */
const WEIGHED_PARTS = [
  ...COMMON_STEMS.map((stem) => ({ part: folded(stem), weight: 2 })),
  ...COMMON_PARTS.map((part) => ({ part, weight: 1 })),
];

/** Digits, with the letters that `folded` makes of some of them: a year, "123", a phone's number. */
const NUMBER = /^[\doieast]{1,12}$/;

/** The most that the words of a common password weigh; a phrase of more is somebody's own. */
const MOST_WEIGHT = 3;

/** Whether it is a few such words, with a number before, between or after: "Password123456", "mi.chocolate.2024". */
function isMadeOfCommonParts(plain: string, weightLeft = MOST_WEIGHT): boolean {
  if (plain === '' || NUMBER.test(plain)) return true;
  if (weightLeft === 0) return false;
  const leading = /^[\doieast]{0,8}/.exec(plain)?.[0].length ?? 0;
  for (let skipped = 0; skipped <= leading; skipped += 1) {
    const rest = plain.slice(skipped);
    const begins = WEIGHED_PARTS.filter(({ part, weight }) => weight <= weightLeft && rest.startsWith(part));
    if (
      begins.some(({ part, weight }) => isMadeOfCommonParts(rest.slice(part.length), weightLeft - weight))
    ) {
      return true;
    }
  }
  return false;
}

/** Characters of its own that a password with a name in it must have besides. */
const OWN_CHARACTERS = 8;

function isNameWithTrimmings(plain: string, name: string): boolean {
  return name.length >= 3 && plain.includes(name) && plain.replaceAll(name, '').length < OWN_CHARACTERS;
}
