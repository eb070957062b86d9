import { createMiddleware } from 'hono/factory';
import { ProofNeeded } from '#server/errors.ts';

/**
 * Lets a request through only when the administrator has given the password within the last ten minutes (else 401
 * `proof-needed`): whoever finds a panel open cannot take the account or the data along. Used behind the session guard.
 * A sign-in is the proof, so proving has the sign-in's limits.
 */
export const requireProof = createMiddleware(async (context, next) => {
  if (!context.get('administrator').isProved) throw new ProofNeeded();
  await next();
});
