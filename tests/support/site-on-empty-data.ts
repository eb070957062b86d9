import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ADMINISTRATOR } from './administrator.ts';
import { siteFolder } from './site-folder.ts';

/*
 * The site of the journeys and of the tests over HTTP: the server, in this process, on PORT, with a data folder that is
 * made for it and removed when it ends.
 */
const folder = siteFolder(process.env['PORT'] ?? '');
// What a run that was killed left there.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
// Whatever this account's mask: the account that a site started by root goes on as has to enter it.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  DATA_DIR: folder,
  NODE_ENV: 'production',
  // Empty, not missing: a .env file must not lead the tests to the operator's database.
  DATABASE_URL: '',
  PRODUCTION_DATABASE_URL: '',
  EXAMPLES_PAGE: 'on',
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: ADMINISTRATOR.username,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  // Every test comes from one address.
  PAGES_PER_MINUTE: '100000',
  SEARCHES_PER_MINUTE: '100000',
  ASSISTANT_QUESTIONS_PER_MINUTE: '100000',
});

// As it was built: what is shipped is what is tested. Its address is not known before.
const program = path.join(import.meta.dirname, '../../dist/program/main.js');
await import(program);
