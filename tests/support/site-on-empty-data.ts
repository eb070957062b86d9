import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from './site-folder.ts';

/*
 * The site of the end-to-end tests: the server, in this process, on a data folder that is made for it and removed
 * when it ends.
 */
const folder = siteFolder(process.env['PORT'] ?? '');
// What a run that was killed left there.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
// Whatever this account's mask: the account that a site started by root goes on as has to enter it.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env['DATA_DIR'] = folder;

// As it was built: what is shipped is what is tested. Its address is not known before.
const program = path.join(import.meta.dirname, '../../dist/program/main.js');
await import(program);
