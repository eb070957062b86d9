/*
 * How a server process is started, by `npm start` and, to be the same, by the bench and the tests.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run-command.mjs';

/** The server's program, for Node in development too. */
export const serverProgram = path.join(root, 'src', 'main.ts');

/** The argument that loads packages faster. */
export const quickImports = `--import=${pathToFileURL(path.join(root, 'src', 'server', 'quick-imports.ts'))}`;

/**
 * Node's arguments in production. A page's render leaves little behind; V8 would let a young generation of 48 MB grow
 * for it, and the process hold 150 MB more.
 */
export const serverArguments = ['--max-semi-space-size=4', quickImports, serverProgram];
