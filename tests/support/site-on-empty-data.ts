import { chmodSync, mkdirSync, rmSync } from 'node:fs';
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

await import('../../src/main.ts');
