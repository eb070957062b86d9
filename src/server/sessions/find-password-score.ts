import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The score of a new password, found in a thread of its own: visitors do not wait meanwhile, and the lists of words take
 * no memory before or afterwards.
 *
 * @param names words that who attacks this account tries first: username, brand
 */
export async function findPasswordScore(password: string, names: readonly string[]): Promise<number> {
  const worker = new Worker(new URL('./password-strength-worker.ts', import.meta.url), {
    workerData: { password, names },
  });
  const [score]: (number | undefined)[] = await once(worker, 'message');
  if (score === undefined) throw new Error('a password was not scored');
  return score;
}
