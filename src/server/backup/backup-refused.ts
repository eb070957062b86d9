/**
 * A reason why a backup is not made, or not restored, that the person at the keyboard can act on: what was found, what
 * was expected, and what to do. Commands print the message alone. It never holds a secret.
 */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
