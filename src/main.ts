import { checkoutDir } from '#server/checkout-dir.ts';
import { beginPostgres } from '#server/database/begin-postgres.ts';
import { StartError } from '#server/errors.ts';
import { loadSettingsFile } from '#server/settings-file.ts';
import { closeAtEnd, shutDown, tell } from '#server/shut-down.ts';

/*
 * One server process. The bundled database is started first: it gets ready while the rest of the program is read, so this
 * file imports no package.
 */
const isDevelopment = process.argv.includes('--dev');
// React chooses its build by this; it is loaded later, with the pages.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production';
process.once('SIGINT', () => void shutDown(0));
process.once('SIGTERM', () => void shutDown(0));
try {
  loadSettingsFile(checkoutDir);
  const begun = beginPostgres({ settings: process.env, checkoutDir });
  if (begun) closeAtEnd(begun.abandon);
  const { serve } = await import('#app/serve.ts');
  await serve({ isDevelopment, begun });
} catch (error) {
  if (error instanceof StartError) tell(`\n${error.message}\n`);
  else tell(error instanceof Error ? String(error.stack) : String(error));
  await shutDown(1);
}
