import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '#app/config.ts';
import { createApp } from '#app/create-app.ts';
import { listen } from '#app/listen.ts';
import { loadPageRenderer } from '#app/page-renderer.ts';
import { loadDemoProviders } from '#features/directory/demo/load-demo-providers.server.ts';
import { openDatabase } from '#server/database/connect.ts';
import { chooseDataDir } from '#server/database/data-dir.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { acquireInstanceLock } from '#server/instance-lock.ts';
import { createLogger } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';

/*
 * One server process: read the configuration, open what is needed in order, listen, and close it all in the reverse
 * order when asked to stop.
 */
const checkoutDir = fileURLToPath(new URL('..', import.meta.url));
const isDevelopment = process.argv.includes('--dev');
const closers: { name: string; close: () => Promise<void> }[] = [];
let isClosing = false;

process.once('SIGINT', () => void shutDown(0));
process.once('SIGTERM', () => void shutDown(0));
try {
  await start();
} catch (error) {
  tell(error instanceof StartError ? `\n${error.message}\n` : error instanceof Error ? String(error.stack) : String(error));
  await shutDown(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env, checkoutDir);
  const log = createLogger(config.logLevel);
  const { connectionString, place } = await provideDatabase(config);
  const opened = await openDatabase(connectionString, {
    max: 10,
    statementTimeoutMs: 15_000,
    onError: (error) => log.warn({ error: error.name }, 'a database connection was lost'),
  });
  closers.push({ name: 'connections', close: opened.close });
  await migrateDatabase(opened.db);
  if (config.loadsDemoData) await loadDemoProviders(opened.db, { onProgress: tell });

  const pageRenderer = await loadPageRenderer({ checkoutDir, isDevelopment });
  closers.push({ name: 'page renderer', close: pageRenderer.close });
  const app = createApp({
    config,
    database: opened.db,
    log,
    renderPage: pageRenderer.renderPage,
    clientDir: pageRenderer.clientDir,
  });
  const server = await listen({ app, port: config.port, beforeApp: pageRenderer.devMiddleware });
  closers.push({ name: 'requests', close: server.close });
  tell(`\n${config.site.brandName} is ready at http://localhost:${server.port}`);
  tell(`Data: ${place}`);
}
