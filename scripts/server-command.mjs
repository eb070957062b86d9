/*
 * How a server process is started, by `npm start` and, to be the same, by the bench and the tests.
 */
import path from 'node:path';
import { root } from './run-command.mjs';

/**
 * Node's arguments in production. A page's render leaves little behind, and some 70 MB are in use under load; V8 would let
 * several hundred pile up before it looks. The limit is four times what was ever seen in use. Up to the 64 MB that it has after
 * a start it does not look: a start would be a tenth of a second longer. Without its middle compiler (Maglev) it needs 20 MB
 * less and answers 5 % fewer requests (docs/operations/bench.md).
 */
export const nodeArguments = [
  '--max-semi-space-size=4',
  '--initial-heap-size=64',
  '--max-old-space-size=320',
  '--heap-growing-percent=20',
  '--no-maglev',
];
export const serverArguments = [...nodeArguments, path.join(root, 'dist', 'program', 'main.js')];

/**
 * Beside them: glibc would keep spare memory for each thread that compresses pages, and keep what large blocks leave
 * behind (128 kB is its own first value, which it would raise by itself).
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
