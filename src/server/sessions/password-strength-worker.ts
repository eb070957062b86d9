import { parentPort, workerData } from 'node:worker_threads';
import { scorePassword } from './password-strength.ts';

/* A thread that scores the one password that it is started with, and ends (`password-rules.ts`). */

const { password, names }: { password: string; names: readonly string[] } = workerData;
parentPort?.postMessage(scorePassword(password, names));
