/**
 * A reason why the server cannot start that the person at the keyboard can act on: one paragraph that
 * says what was found, what was expected and what to do. The entry point prints the message alone,
 * without a stack, and ends with exit code 1. It never holds a secret.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
