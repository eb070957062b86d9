import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * The site of the end-to-end tests: the server, in this process, on a data folder that is made for it and removed
 * when it ends.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'costa-clara-e2e-'));
// As root the database runs under another account, which must be able to enter.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env['DATA_DIR'] = path.join(folder, 'data');

await import('../../src/main.ts');
