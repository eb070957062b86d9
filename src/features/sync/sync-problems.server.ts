import { DomainError, StartError, Unavailable } from '#server/errors.ts';
import { toDomainError } from '#server/http/problem-response.ts';
import type { SyncProblemCode } from './sync-report.ts';

/**
 * What stops a sync; no article and no user was changed then, though tables may have been migrated. Messages never hold
 * a password.
 */
class SyncProblem extends DomainError {
  constructor(status: 409 | 502 | 503, code: SyncProblemCode, message: string, cause?: unknown) {
    super(status, code, message);
    this.cause = cause;
  }
}

/** 409: a password that this software made up, and may show to anybody, must not open production. */
export function generatedPassword(): DomainError {
  return new SyncProblem(
    409,
    'generated-password',
    'Your password was generated for demonstration data. Change it before you sync to production.',
  );
}

/** 409: what is there was written by a newer version; this one does not know what it would break. */
export function productionNewer(): DomainError {
  return new SyncProblem(
    409,
    'production-newer',
    'The production database belongs to a newer version of this site. Update this instance before you sync.',
  );
}

/** PostgreSQL's codes of what passes by itself: serialization, deadlock, lock not had in time, taken meanwhile. */
const PASSING = /^(40001|40P01|55P03|23505)$/;
/** Rights that are missing; tables that are not there, or somebody else's; a copy that can only be read. */
const UNFIT = /^(42501|42P01|42P07|42703|42710|3F000|0A000|25006)$/;
/** Signing in was refused, or there is no such database. */
const REFUSED = /^(28\w{3}|3D000)$/;

/**
 * What went wrong with a sync, in words that an administrator can act on.
 *
 * @param target a fault of this instance's own database is reported as everywhere else
 * @returns the error to answer with; what is not known is handed back as it is
 */
export function explainSyncFailure(error: unknown, target: 'production' | 'own'): unknown {
  const code = codeOf(error);
  if (PASSING.test(code)) {
    return new SyncProblem(
      503,
      'sync-busy',
      'Somebody else is changing the same articles right now. No article and no user was changed; please try again.',
      error,
    );
  }
  if (target === 'own' || (error instanceof DomainError && !(error instanceof Unavailable))) return error;
  if (error instanceof StartError ? isUnfit(error) : UNFIT.test(code) || REFUSED.test(code)) {
    const reason = error instanceof StartError ? error.message : `PostgreSQL says ${code}.`;
    return new SyncProblem(
      502,
      'production-unsuitable',
      `The production database cannot be used. ${reason}`,
      error,
    );
  }
  if (error instanceof StartError || toDomainError(error) instanceof Unavailable || isSilence(error)) {
    return new SyncProblem(
      502,
      'production-unreachable',
      'The production database does not answer. Nothing is half done there; look again before you repeat it.',
      error,
    );
  }
  return error;
}

/** Found unfit at the first look, or refused; otherwise the failure to connect is its cause. */
function isUnfit(error: StartError): boolean {
  return error.cause === undefined || REFUSED.test(codeOf(error.cause));
}

/** pg gives up waiting for an answer with this sentence and no code. */
function isSilence(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/query read timeout/i.test(cause.message)) return true;
  }
  return false;
}

/** PostgreSQL's or Node's code of what lies at the bottom of an error. */
function codeOf(error: unknown): string {
  let code = '';
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && !(cause instanceof DomainError)) code = String(cause.code);
  }
  return code;
}
