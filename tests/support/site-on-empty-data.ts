import { rmSync } from 'node:fs';
import { makeTemporaryFolder } from './temporary-folder.ts';

/*
 * The site of the end-to-end tests: the server, in this process, on a data folder that is made for it and removed
 * when it ends.
 */
const folder = makeTemporaryFolder('e2e');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// The folder itself: it is handed over to the account that a site started by root goes on as, which then may remove it.
process.env['DATA_DIR'] = folder;

await import('../../src/main.ts');
