import { expect, test } from 'vitest';
import { DomainError, ForeignOrigin, InvalidInput, UnsupportedMediaType } from '#server/errors.ts';
import {
  explainSignInProblem,
  IncompleteCredentials,
  TooBusyToSignIn,
  TooManyAttempts,
  WrongCredentials,
} from './sign-in-errors.ts';

/* What the login page shows, in Spanish. */

test.each([
  [1, '1 segundo'],
  [30, '30 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [900, '15 minutos'],
])('who tried too often is told to wait: %i seconds are %s', (seconds, words) => {
  const problem = new TooManyAttempts(seconds);
  expect(problem.message).toBe(`Demasiados intentos. Espere ${words} e inténtelo de nuevo.`);
  expect(problem).toMatchObject({ status: 429, retryAfterSeconds: seconds });
});

test('each refusal has its status and its sentence', () => {
  expect(new WrongCredentials()).toMatchObject({
    status: 401,
    code: 'wrong-credentials',
    message: 'Credenciales incorrectas',
  });
  const fields = [{ field: 'password', key: 'required' }];
  expect(new IncompleteCredentials(fields)).toMatchObject({
    status: 422,
    fields,
    message: 'Escriba su usuario y su contraseña.',
  });
  expect(new TooBusyToSignIn()).toMatchObject({ status: 429, retryAfterSeconds: 5 });
  expect(new TooBusyToSignIn().message).toMatch(/^Hay muchos intentos de entrada en este momento\./);
});

test.each([
  [new DomainError(413, 'body-too-large', 'x'), 413, 'Credenciales incorrectas'],
  [new DomainError(400, 'malformed-body', 'x'), 400, /^No se pudo leer lo que envió la página/],
  [new UnsupportedMediaType(), 415, /^No se pudo leer lo que envió la página/],
  [new ForeignOrigin(), 403, /^Abra esta página en la dirección del sitio/],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503, /^El sitio no puede comprobar sus datos/],
  [new Error('password hunter2'), 500, /^Algo falló de nuestro lado/],
  ['anything', 500, /^Algo falló de nuestro lado/],
])('whatever went wrong is said in Spanish: %s', (error, status, message) => {
  const problem = explainSignInProblem(error);
  expect(problem.status).toBe(status);
  expect(problem.message).toMatch(message);
});

test('the log finds the cause of a fault; a refusal stays what it is', () => {
  const cause = new Error('the cause');
  expect(explainSignInProblem(cause).cause).toBe(cause);
  expect(explainSignInProblem(new Error('wrapped', { cause })).cause).toBe(cause);
  expect(explainSignInProblem(cause).code).toBe('fault');
  const refusal = new InvalidInput([]);
  expect(explainSignInProblem(refusal)).toBe(refusal);
  expect(refusal.cause).toBeUndefined();
});
