import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#app/config.ts';
import { createApp } from '#app/create-app.ts';
import { listen } from '#app/listen.ts';
import { ANSWER_TIMES, openDatabase } from '#server/database/connect.ts';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import { createLogger } from '#server/log.ts';
import { openObjectStorage, ownFolder } from '#server/storage/object-storage.ts';

/*
 * The site's HTTP server in a process of its own, without pages, on the database of DATABASE_URL: for tests that kill
 * it. Prints its port when it listens.
 */
const config = readConfig({ ...process.env, PORT: '0' }, process.cwd());
const { db } = await openDatabase(config.databaseUrl ?? '', { max: 10, ...ANSWER_TIMES });
const store = await openObjectStorage({
  folder: config.dataDir ?? path.join(tmpdir(), 'costa-clara-objects'),
});
const { app } = createApp({
  config,
  database: db,
  objects: await ownFolder(store, db),
  log: createLogger('silent'),
  renderPage: () => new Response('no pages', { status: 404 }),
  clientDir: undefined,
});
const { port } = await listen({ app, port: 0, addresses: LOOPBACK_ADDRESSES, devMiddleware: undefined });
process.stdout.write(`${port}\n`);
