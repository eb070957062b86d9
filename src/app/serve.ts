import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { type Config, readConfig } from '#app/config.ts';
import { createApp } from '#app/create-app.ts';
import { listen } from '#app/listen.ts';
import { listenForMetrics } from '#app/listen-metrics.ts';
import { untilNextChange } from '#app/next-change.ts';
import { openObservers } from '#app/open-observers.ts';
import { loadPageRenderer } from '#app/page-renderer.ts';
import { sharedSettings } from '#app/shared-settings.ts';
import { startAccountJobs } from '#features/admin/account-mail/account-mail.server.ts';
import { openModel } from '#features/assistant/model/open-model.server.ts';
import { startAssistantJobs } from '#features/assistant/transcripts/keep-transcripts.server.ts';
import { loadDemoProviders } from '#features/directory/demo/load-demo-providers.server.ts';
import { keepPlanValues } from '#features/directory/keep-plan-values.server.ts';
import { sortOlderProviders } from '#features/directory/provider-data.server.ts';
import { startInboxJobs } from '#features/inbox/inbox-jobs.server.ts';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import { moveArticles } from '#features/news/move-articles.server.ts';
import { startPictureJobs } from '#features/pictures/remove-unused-pictures.server.ts';
import { KINDS } from '#revisions/all-kinds.ts';
import { startRevisionJobs } from '#revisions/thin-revisions.server.ts';
import { makeBackupFolder } from '#server/backup/backup-folder.ts';
import { startBackupJobs } from '#server/backup/backup-jobs.ts';
import { lastBackup } from '#server/backup/last-backup.ts';
import { checkoutDir } from '#server/checkout-dir.ts';
import { announceInTime } from '#server/database/announce-in-time.ts';
import type { BegunPostgres } from '#server/database/begin-postgres.ts';
import { ANSWER_TIMES, openDatabase } from '#server/database/connect.ts';
import { listenForChanges } from '#server/database/content-changes.ts';
import { chooseDataDir, clusterDirOf } from '#server/database/data-dir.ts';
import { filesInUse, startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase, readSchemaState } from '#server/database/migrate.ts';
import { hydrateSymlinks, locateBinaries } from '#server/database/postgres-binaries.ts';
import { listenerName, refuseOtherSettings } from '#server/database/same-settings.ts';
import { waitForFiles } from '#server/database/wait-for-files.ts';
import { type DiskPlace, watchDisks } from '#server/disk-space.ts';
import { StartError } from '#server/errors.ts';
import { isThisMachine } from '#server/http/this-machine.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { leaveRoot } from '#server/leave-root.ts';
import { acquireInstanceLock } from '#server/lock-file.ts';
import { describeAdministrator, provideFirstAdministrator } from '#server/sessions/first-administrator.ts';
import { closeAtEnd, shutDown, tell } from '#server/shut-down.ts';
import { loadSigningKey } from '#server/signing/signing-key.ts';
import { openObjectStorage, ownFolder } from '#server/storage/object-storage.ts';

/** Migrations only add until the next version (docs/operations/upgrade.md). */
const GOES_ON =
  'A newer version of the site has added to the tables of this database. This version goes on with what it knows.';

/**
 * Serves the site: reads the configuration, opens what is needed in order, and listens. What was opened is closed in the
 * reverse order when the process is asked to stop (`shutDown`).
 *
 * @param begun the bundled database, whose start may be under way
 * @throws {StartError} for everything the operator can put right
 */
export async function serve({
  isDevelopment,
  begun,
}: {
  isDevelopment: boolean;
  begun: BegunPostgres | undefined;
}): Promise<void> {
  const config = readConfig(process.env, checkoutDir);
  const pages = await loadPageRenderer({ checkoutDir, isDevelopment, site: config.site });
  closeAtEnd(pages.close);
  const dataDir = config.databaseUrl
    ? (config.dataDir ?? path.join(checkoutDir, 'data'))
    : chooseDataDir({ explicitDir: config.dataDir, checkoutDir });
  if (!isDevelopment) {
    // Neither can be written later; in development Vite, too, writes into the checkout.
    if (!config.databaseUrl) hydrateSymlinks(locateBinaries(checkoutDir).nativeDir);
    flushCompileCache();
    if (config.backup) makeBackupFolder(config.backup.folder, dataDir);
    const { notice } = leaveRoot({ dataDir, checkoutDir });
    if (notice) tell(notice);
  }
  // As the account that also puts a full file aside.
  const { log, metrics, tracing, closeLog } = await openObservers(config);
  closeAtEnd(closeLog);
  const storage = config.databaseUrl
    ? externalDatabase(config.databaseUrl, dataDir)
    : await embeddedDatabase(config, dataDir, begun);
  if (!storage) return;
  const administrator = await prepareDatabase(config, storage.connectionString);
  const { db, pool, close } = await openDatabase(storage.connectionString, {
    max: 10,
    ...ANSWER_TIMES,
    onError: (error) => log.warn({ error: error.name }, 'a database connection was lost'),
  });
  closeAtEnd(close);

  const contentChanges = listenForChanges(storage.connectionString, {
    name: listenerName(sharedSettings(config)),
    onLost: (error) =>
      log.warn({ error: error.name }, 'changes cannot be heard; pages are rendered for each request'),
  });
  closeAtEnd(contentChanges.close);
  const timer = announceInTime({ changes: contentChanges, untilNext: () => untilNextChange(db) });
  closeAtEnd(async () => timer.close());
  const { connectionString } = storage;
  const jobs = await openJobs({ connectionString, log, onTry: metrics?.onTry });
  closeAtEnd(jobs.close);
  if (metrics) closeAtEnd(metrics.watchDatabase({ connectionString, pool, jobs }));
  if (tracing) {
    tracing.tracePool(pool);
    closeAtEnd(tracing.close);
  }
  const store = await openObjectStorage(
    config.s3 ? { s3: config.s3 } : { folder: path.join(storage.dataDir, 'objects') },
    () => log.warn('the store of pictures does not answer'),
  );
  const objects = await ownFolder(store, db);
  const [submissionMail] = await Promise.all([
    startInboxJobs({
      database: db,
      jobs,
      log,
      keepDays: config.site.submissionKeepDays,
      mail: config.mail,
      origin: config.site.origin,
    }),
    startPictureJobs({ database: db, objects, jobs, log }),
    startAssistantJobs({ database: db, jobs, log, keepDays: config.site.assistantKeepDays }),
    startRevisionJobs({ database: db, jobs, log, kinds: KINDS }),
    startAccountJobs({ database: db, jobs, log, mail: config.mail, site: config.site }),
  ]);
  if (config.backup && storage.superuserAddress) {
    const { folder, hours, keep } = config.backup;
    const { superuserAddress } = storage;
    const task = { folder, keep, dataDir, checkoutDir, superuserAddress, picturesLieInStore: !!config.s3 };
    await startBackupJobs({ task, hours, jobs, log });
    metrics?.watchBackups(lastBackup);
  }
  const disks = watchDisks({ places: placesOf(config, storage), log });
  closeAtEnd(async () => disks.close());
  metrics?.watchDisks(disks);
  const site = createApp({
    config,
    disks,
    database: db,
    objects,
    log,
    renderPage: pages.renderPage,
    contentChanges,
    submissionMail,
    assistantModel: await openModel(config.assistant.model, log),
    metrics,
    tracing,
    clientDir: pages.clientDir,
  });
  const { port, listenAddresses: addresses } = config;
  const server = await listen({ ...site, port, addresses, devMiddleware: pages.devMiddleware });
  closeAtEnd(server.close);
  const metricsServer = metrics && (await listenForMetrics(config, { metrics, log }));
  if (metricsServer) closeAtEnd(metricsServer.close);
  const metricsAddress = metricsServer ? `Metrics: ${metricsServer.address}\n` : '';

  const address = `http://localhost:${server.port}`;
  storage.publish(address);
  const reach = addresses?.every(isThisMachine)
    ? 'For this machine only, and for a proxy on it; LISTEN_ADDRESS opens it to others.\n'
    : '';
  const signingIn = describeAdministrator(administrator, {
    address,
    shown: config.firstPasswordShown,
    isTerminal: process.stdout.isTTY,
  });
  tell(
    `\n${config.site.brandName} is ready at ${address}\n${reach}${signingIn}\n` +
      `Data: ${storage.place}\nPictures: ${objects.place}\n${metricsAddress}Stop with Ctrl+C.\n`,
  );
  log.info({ address }, 'listening');
}

/** Makes the tables and what has to be in them before the first request. No statement of it has a time limit. */
async function prepareDatabase(config: Config, connectionString: string) {
  const { db, close } = await openDatabase(connectionString, { max: 2, statementTimeoutMs: 0 });
  try {
    await refuseOtherSettings(db, sharedSettings(config));
    // The bundled one is migrated by its superuser, who has done it.
    if (config.databaseUrl) await migrateDatabase(db);
    if ((await readSchemaState(db)).isNewer) tell(GOES_ON);
    await loadBundledArticles(db);
    await moveArticles(db);
    await keepPlanValues(db, config.providerPlans);
    await sortOlderProviders(db);
    const administrator = await provideFirstAdministrator(db, {
      configured: config.firstAdministrator,
      brandName: config.site.brandName,
      loadsDemoData: config.loadsDemoData,
      isHttps: config.site.origin.startsWith('https:'),
      key: await loadSigningKey(db),
    });
    if (config.loadsDemoData) await loadDemoProviders(db, { onProgress: tell });
    return administrator;
  } finally {
    await close();
  }
}

/** The database, and the folder for what is kept beside it. */
type Storage = {
  connectionString: string;
  place: string;
  dataDir: string;
  /** Of the bundled PostgreSQL, for backups; a database of the operator's own is backed up elsewhere. */
  superuserAddress?: string;
  publish: (address: string) => void;
};

/** Where this process writes. With a database and a store of pictures elsewhere that is nowhere. */
function placesOf({ databaseUrl, s3, backup }: Config, { dataDir }: Storage): DiskPlace[] {
  const places: DiskPlace[] = databaseUrl && s3 ? [] : [{ name: 'data', folder: dataDir }];
  if (backup) places.push({ name: 'backups', folder: backup.folder });
  return places;
}

function externalDatabase(databaseUrl: string, dataDir: string): Storage {
  return {
    connectionString: databaseUrl,
    place: 'the PostgreSQL that DATABASE_URL names',
    dataDir,
    publish: () => {},
  };
}

/** The bundled PostgreSQL; undefined when another process already serves this data folder, which ends this one. */
async function embeddedDatabase(
  config: Config,
  dataDir: string,
  begun: BegunPostgres | undefined,
): Promise<Storage | undefined> {
  await begun?.settled;
  const onWait = () => tell('Waiting for another process of this database to end …');
  if (!(await waitForFiles(dataDir, onWait))) throw new StartError(filesInUse(clusterDirOf(dataDir)));
  const outcome = await acquireInstanceLock({ dataDir });
  if (outcome.state === 'held') {
    const where = outcome.address ? `It already answers at ${outcome.address}.` : 'It is starting right now.';
    tell(`\n${config.site.brandName} is running with this data folder (process ${outcome.pid}). ${where}\n`);
    await shutDown(0);
    return undefined;
  }
  closeAtEnd(outcome.lock.release);
  const postgres = await startEmbeddedPostgres({ dataDir, checkoutDir, log: tell });
  closeAtEnd(postgres.stop);
  postgres.keepRunning(tell);
  const { connectionString, superuserAddress } = postgres;
  return { connectionString, superuserAddress, place: dataDir, dataDir, publish: outcome.lock.publish };
}
