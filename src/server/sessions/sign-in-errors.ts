import { DomainError, InvalidInput, TooManyRequests } from '#server/errors.ts';
import { toDomainError } from '#server/http/problem-response.ts';

/* What the login page shows as it is (docs/product/administration.md, Sign-in page), so in Spanish. */

/** 401: no such user, or another password. Which of the two is not said. */
export class WrongCredentials extends DomainError {
  constructor() {
    super(401, 'wrong-credentials', 'Credenciales incorrectas');
  }
}

/** 422: the username or the password is missing, or cannot be one. */
export class IncompleteCredentials extends InvalidInput {
  constructor(fields: readonly { field: string; key: string }[]) {
    super(fields);
    this.message = 'Escriba su usuario y su contraseña.';
  }
}

/** 429: too many attempts from this source; says how long to wait. */
export class TooManyAttempts extends TooManyRequests {
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds);
    this.message = `Demasiados intentos. Espere ${inWords(retryAfterSeconds)} e inténtelo de nuevo.`;
  }
}

/** 429: more sign-ins are under way than the server checks at once. */
export class TooBusyToSignIn extends TooManyRequests {
  constructor() {
    super(5);
    this.message = 'Hay muchos intentos de entrada en este momento. Inténtelo de nuevo en unos segundos.';
  }
}

const EXPLANATIONS: Readonly<Record<string, string>> = {
  // Far more than a password may be is not the right one.
  'body-too-large': 'Credenciales incorrectas',
  'malformed-body': 'No se pudo leer lo que envió la página. Cárguela de nuevo e inténtelo otra vez.',
  'unsupported-media-type': 'No se pudo leer lo que envió la página. Cárguela de nuevo e inténtelo otra vez.',
  'foreign-origin': 'Abra esta página en la dirección del sitio e inténtelo otra vez.',
  unavailable: 'El sitio no puede comprobar sus datos en este momento. Inténtelo de nuevo en unos segundos.',
};

/**
 * Whatever a sign-in failed with, with a message in Spanish.
 *
 * @returns the problem to throw instead; the log finds its cause in it
 */
export function explainSignInProblem(error: unknown): DomainError {
  const problem =
    toDomainError(error) ?? new DomainError(500, 'fault', 'Algo falló de nuestro lado. Inténtelo de nuevo.');
  if (problem !== error) problem.cause = error instanceof Error ? (error.cause ?? error) : error;
  problem.message = EXPLANATIONS[problem.code] ?? problem.message;
  return problem;
}

/** 45 → "45 segundos"; 61 → "2 minutos". */
function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
