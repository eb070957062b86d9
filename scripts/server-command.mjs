/*
 * How a built site's server process is started, by `npm start` and, to measure the same, by the bench.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run-command.mjs';

/** The server's program, for Node in development too. */
export const serverProgram = path.join(root, 'src', 'main.ts');

const quickImports = pathToFileURL(path.join(root, 'src', 'server', 'quick-imports.ts')).href;

/** Node's arguments in production. */
export const serverArguments = [`--import=${quickImports}`, serverProgram];
