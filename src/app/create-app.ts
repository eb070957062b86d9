import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { apiDocument } from '#app/api-document/api-document.ts';
import { type AnswerQuickly, cachedPageHandler } from '#app/cached-page-handler.ts';
import type { Config } from '#app/config.ts';
import type { ConnectionLimits, DroppedFor } from '#app/connection-limits.ts';
import { healthChecks } from '#app/health.ts';
import { languageCookies } from '#app/language-cookie.ts';
import type { PageRenderer } from '#app/page-content.ts';
import { namePages, pageName } from '#app/page-names.ts';
import { pages } from '#app/pages.ts';
import { staticFiles } from '#app/static-files.ts';
import { searchEngineFiles, securityTxt } from '#app/well-known-files.ts';
import type { FetchApi } from '#client/api.ts';
import { activityApi } from '#features/admin/activity.api.server.ts';
import { authApi } from '#features/admin/auth.api.server.ts';
import { assistantApi } from '#features/assistant/assistant.api.server.ts';
import type { Model } from '#features/assistant/model/model.ts';
import { reportsEmergency } from '#features/assistant/safety/reports-emergency.server.ts';
import { transcriptStore } from '#features/assistant/transcripts/keep-transcripts.server.ts';
import { transcriptsApi } from '#features/assistant/transcripts/transcripts.api.server.ts';
import { networkCounter } from '#features/directory/network-counter.server.ts';
import { providerFile } from '#features/directory/provider-file/provider-file.api.server.ts';
import { providersApi } from '#features/directory/providers.api.server.ts';
import { nameReportedProvider } from '#features/directory/report/name-reported-provider.server.ts';
import { inboxApi } from '#features/inbox/inbox.api.server.ts';
import type { SubmissionMail } from '#features/inbox/submission-mail.server.ts';
import { articlesApi } from '#features/news/articles.api.server.ts';
import { newsFeed } from '#features/news/news-feed.server.ts';
import { objectsApi } from '#features/pictures/objects.api.server.ts';
import { pictureFiles } from '#features/pictures/picture-files.server.ts';
import { syncApi } from '#features/sync/sync.api.server.ts';
import { FORMS } from '#forms/all-forms.ts';
import { FORMS_PER_PROOF, formOpenedCookie, formOpenings } from '#forms/form-opening.server.ts';
import { type FormDependencies, receiveForm, receiveFormPost } from '#forms/receive-form.server.ts';
import { senderMarks } from '#forms/sender-mark.server.ts';
import { findSentForm } from '#forms/submissions.server.ts';
import { csvExports } from '#server/csv.ts';
import type { Database } from '#server/database/connect.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';
import type { DiskWatch } from '#server/disk-space.ts';
import { NotFound } from '#server/errors.ts';
import { addressReader, requestAddress, resolveClientAddress } from '#server/http/client-address.ts';
import { cspReports } from '#server/http/csp-reports.ts';
import { IN_PROCESS } from '#server/http/in-process.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countedLog, requestLog } from '#server/http/request-log.ts';
import { commonHeaders, securityHeaders } from '#server/http/security-headers.ts';
import { FORWARDING_HEADERS } from '#server/http/this-machine.ts';
import { countPerMinute } from '#server/limits/minute-count.ts';
import { countCallsBy, countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { countShared, countSharedCallsPerMinute } from '#server/limits/shared-limit.ts';
import type { Logger } from '#server/log.ts';
import { metricsEndpoint } from '#server/metrics/metrics-endpoint.ts';
import type { Metrics } from '#server/metrics/open-metrics.ts';
import { type SessionGuard, sessionGuard } from '#server/sessions/require-administrator.ts';
import { type SigningKey, signingKeyOnDemand } from '#server/signing/signing-key.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import { siteApi } from '#site/site.api.server.ts';

/** Everything the application needs from outside; tests hand in their own. */
export type AppDependencies = {
  config: Config;
  database: Database;
  /** Where uploaded pictures are kept. */
  objects: ObjectStorage;
  log: Logger;
  renderPage: PageRenderer;
  /** Reports when content was changed; without it no page is cached. */
  contentChanges?: ContentChanges | undefined;
  /** Mails forms to the departments; undefined while no mail server is configured. */
  submissionMail?: SubmissionMail | undefined;
  /** The language model of the assistant; undefined while none is configured. */
  assistantModel?: Model | undefined;
  /** Whether there is room for what is written; undefined where nobody asks. */
  disks?: DiskWatch | undefined;
  /** Undefined when no metrics are configured. */
  metrics?: Metrics | undefined;
  /** Tells OpenTelemetry of each request; undefined while it is not configured. */
  tracing?: Tracing | undefined;
  /** Folder with the built browser files; undefined in development, where Vite serves them. */
  clientDir: string | undefined;
};

export type App = {
  /** The whole web application. */
  app: Hono;
  /** Gives some of its answers before a request reaches it. */
  answerQuickly: AnswerQuickly;
  /** How many connections are taken, and from whom. */
  connections: ConnectionLimits;
};

/** Puts the application together, in the order in which a request meets its parts. */
export function createApp(dependencies: AppDependencies): App {
  const { config, database, objects, log, clientDir, renderPage, contentChanges, disks, metrics, tracing } =
    dependencies;
  const app = new Hono();
  const readAddress = addressReader(config.trustedProxies, (facts, message) => log.warn(facts, message));
  const signingKey = signingKeyOnDemand(database);
  const isHttps = config.site.origin.startsWith('https:');
  const forms: FormDependencies = {
    database,
    countCall: countSharedCallsPerMinute(database, { name: 'forms', calls: config.formsPerMinute }),
    markSender: senderMarks(signingKey),
    publicOrigin: config.site.origin,
    log,
    enqueueMail: dependencies.submissionMail?.enqueueMail,
    complete: { 'provider-report': (values) => nameReportedProvider(database, values) },
  };
  // Sitemap and feeds ask the database for the articles, as /api/articles does.
  const countReading = countCallsPerMinute(config.searchesPerMinute);
  const guard = sessionGuard({ database, publicOrigin: config.site.origin, signingKey });
  const api = createApi(dependencies, { forms, guard, signingKey });

  app.onError((error, context) => {
    disks?.noteFailure(error);
    return problemResponse(error, context, log);
  });
  // First: the log's marks and every limit behind it ask for the address.
  app.use(resolveClientAddress(readAddress));
  app.use(requestLog(log, metrics?.countRequest));
  if (tracing) app.use(tracing.traceRequests);
  app.use(namePages());
  app.use(securityHeaders({ isHttps }));
  app.route(
    '/',
    healthChecks(() => database.execute(sql`select 1`), disks?.full),
  );
  const { metricsPort, metricsToken } = config.observation;
  if (metrics && metricsToken && metricsPort === undefined)
    app.route('/', metricsEndpoint(metrics.registry, metricsToken));
  app.route('/api', api);
  app.all('/api/*', () => {
    throw new NotFound();
  });
  app.route('/', languageCookies());
  app.route('/', searchEngineFiles({ database, countCall: countReading, origin: config.site.origin }));
  app.route('/', securityTxt({ contact: config.securityContact, origin: config.site.origin }));
  app.route('/', apiDocument({ site: config.site, countCall: countReading }));
  const countFile = countCallsPerMinute(Math.ceil(config.searchesPerMinute / 100));
  app.route('/', providerFile({ database, countCall: countFile, contentChanges, log }));
  app.route('/', newsFeed({ database, countCall: countReading, site: config.site }));
  // A page shows several pictures, and a browser keeps each for a year.
  const countPicture = countCallsPerMinute(10 * config.searchesPerMinute);
  app.route('/', pictureFiles({ database, objects, countCall: countPicture, log }));
  if (clientDir) app.use(staticFiles(clientDir));
  const openings = formOpenings({
    signingKey,
    minimumSeconds: config.minimumFormSeconds,
    countUse: countShared(database, { name: 'form-proof', calls: FORMS_PER_PROOF, seconds: 24 * 3600 }),
  });
  app.route('/', formOpenedCookie({ signingKey, isHttps }));
  const pagesOf = countPerMinute(config.pagesPerMinute);
  const { answer: answerPage, findCached } = pages({
    renderPage,
    isDevelopment: clientDir === undefined,
    fetchApiFor: (context) => inProcess(app, context),
    findSentForm: (search) => findSentForm(database, search),
    newFormKey: () => openings.newKey(),
    countPage: countCallsBy(pagesOf),
    contentChanges,
    metrics,
    site: config.site,
  });
  app.get('*', (context) => answerPage(context));
  app.post(
    '*',
    receiveFormPost({
      ...forms,
      forms: FORMS,
      openings,
      showPage: answerPage,
    }),
  );
  app.all('*', () => {
    throw new NotFound();
  });
  const headers = commonHeaders({ isHttps });
  const answerQuickly = cachedPageHandler({
    findCached,
    countPage: (request) => void pagesOf.count(requestAddress(request, readAddress)),
    headers,
    log,
    onAnswer: (route, status) => {
      metrics?.countCachedPage(route, status);
      tracing?.traceCachedPage(route, status);
    },
  });
  const countDropped = countedLog(log, 'connections were not taken');
  const connections = {
    perAddress: config.connectionsPerAddress,
    proxies: config.trustedProxies,
    readAddress,
    onDropped: (reason: DroppedFor) => {
      countDropped({ reason });
      metrics?.countDroppedConnection(reason);
    },
  };
  return { app, answerQuickly, connections };
}

/** The REST API (docs/product/api.md), mounted at /api. */
function createApi(
  {
    config,
    database,
    objects,
    log,
    submissionMail,
    assistantModel,
    contentChanges,
    metrics,
  }: AppDependencies,
  {
    forms,
    guard,
    signingKey,
  }: { forms: FormDependencies; guard: SessionGuard; signingKey: () => Promise<SigningKey> },
): Hono {
  const api = new Hono();
  for (const form of FORMS) api.post(form.apiPath.replace(/^\/api/, ''), receiveForm(form, forms));
  const answerCsv = csvExports();
  const network = networkCounter({ database, log });
  contentChanges?.subscribe((changed) => {
    if (changed.includes('providers')) network.forget();
  });
  api.route('/site', siteApi(config.site, network.count));
  api.route(
    '/csp-reports',
    cspReports({
      publicOrigin: config.site.origin,
      pageName,
      log,
      countViolation: metrics?.countCspViolation,
    }),
  );
  api.route(
    '/auth',
    authApi({
      database,
      guard,
      signingKey,
      publicOrigin: config.site.origin,
      brandName: config.site.brandName,
      firstPasswordShown: config.firstPasswordShown,
      countCall: countCallsPerMinute(config.searchesPerMinute),
    }),
  );
  if (contentChanges) {
    // Read your own writes: the answer to a change waits until every server has been notified, so the next page shows it.
    api.use('/articles/*', hearOwnChanges(contentChanges));
    api.use('/sync-production/*', hearOwnChanges(contentChanges));
  }
  api.route('/activity', activityApi({ database, guard }));
  api.route(
    '/providers',
    providersApi({ database, searchesPerMinute: config.searchesPerMinute, isEmergency: reportsEmergency }),
  );
  const keepDays = config.site.assistantKeepDays;
  api.route(
    '/ai-chat/kept.csv',
    transcriptsApi({
      database,
      answerCsv,
      requireAdministrator: guard.require,
      callsPerMinute: config.searchesPerMinute,
      keepDays,
    }),
  );
  api.route(
    '/ai-chat',
    assistantApi({
      database,
      site: config.site,
      log,
      model: assistantModel,
      questionsPerMinute: config.assistant.questionsPerMinute,
      storeTranscript: keepDays === undefined ? undefined : transcriptStore({ database, log }),
    }),
  );
  api.route('/articles', articlesApi({ database, guard, readsPerMinute: config.searchesPerMinute }));
  api.route('/sync-production', syncApi({ database, guard, productionUrl: config.productionDatabaseUrl }));
  api.route(
    '/submissions',
    inboxApi({
      database,
      answerCsv,
      requireAdministrator: guard.require,
      callsPerMinute: config.searchesPerMinute,
      mail: submissionMail,
    }),
  );
  api.route(
    '/objects',
    objectsApi({
      database,
      objects,
      requireAdministrator: guard.require,
      publicOrigin: config.site.origin,
    }),
  );
  return api;
}

function hearOwnChanges(changes: ContentChanges) {
  return createMiddleware(async (context, next) => {
    await next();
    if (!['GET', 'HEAD'].includes(context.req.method)) await changes.catchUpEverywhere();
  });
}

const TOLD_IN_PROCESS = ['Host', ...FORWARDING_HEADERS];

/**
 * During a render the same API is called without a socket: one way for data to travel. The call carries the page
 * request's connection, host and forwarding headers, so that limits count the visitor and not the render, and what only
 * this machine may see is shown nobody else.
 */
function inProcess(app: Hono, page: Context): FetchApi {
  const call: FetchApi = async (path, init) => {
    const headers = new Headers(init?.headers);
    for (const name of TOLD_IN_PROCESS) {
      const value = page.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const answer = await app.request(path, { ...init, headers }, { ...page.env, ...IN_PROCESS });
    // As a browser does; what has moved is only read.
    const moved = answer.status === 301 ? answer.headers.get('Location') : null;
    return moved === null ? answer : call(moved, init);
  };
  return call;
}
