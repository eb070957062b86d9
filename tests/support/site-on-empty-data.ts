import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

/*
 * The site of the end-to-end tests: the server, in this process, on a data folder that is made for it and removed
 * when it ends.
 */
const folder = makeTemporaryFolder('e2e');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env['DATA_DIR'] = path.join(folder, 'data');

await import('../../src/main.ts');
