import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { apiDocument } from '#app/api-document/api-document.ts';
import type { AppDependencies } from '#app/app-dependencies.ts';
import { type AnswerQuickly, cachedPageHandler } from '#app/cached-page-handler.ts';
import type { ConnectionLimits, DroppedFor } from '#app/connection-limits.ts';
import { createApi } from '#app/create-api.ts';
import { healthChecks } from '#app/health.ts';
import { inProcess } from '#app/in-process-calls.ts';
import { languageCookies } from '#app/language-cookie.ts';
import { namePages } from '#app/page-names.ts';
import { pages } from '#app/pages.ts';
import { staticFiles } from '#app/static-files.ts';
import { searchEngineFiles, securityTxt } from '#app/well-known-files.ts';
import { providerFile } from '#features/directory/provider-file/provider-file.api.server.ts';
import { nameReportedProvider } from '#features/directory/report/name-reported-provider.server.ts';
import { newsFeed } from '#features/news/news-feed.server.ts';
import { pictureFiles } from '#features/pictures/picture-files.server.ts';
import { FORMS } from '#forms/all-forms.ts';
import { FORMS_PER_PROOF, formOpenedCookie, formOpenings } from '#forms/form-opening.server.ts';
import { type FormDependencies, receiveFormPost } from '#forms/receive-form.server.ts';
import { senderMarks } from '#forms/sender-mark.server.ts';
import { findSentForm } from '#forms/submissions.server.ts';
import { KINDS } from '#revisions/all-kinds.ts';
import { readSiteParts } from '#revisions/read-site-parts.server.ts';
import { NotFound } from '#server/errors.ts';
import { addressReader, requestAddress, resolveClientAddress } from '#server/http/client-address.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countedLog, requestLog } from '#server/http/request-log.ts';
import { commonHeaders, securityHeaders } from '#server/http/security-headers.ts';
import { countPerMinute } from '#server/limits/minute-count.ts';
import { countCallsBy, countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { countShared, countSharedCallsPerMinute } from '#server/limits/shared-limit.ts';
import { metricsEndpoint } from '#server/metrics/metrics-endpoint.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { signingKeyOnDemand } from '#server/signing/signing-key.ts';
import { siteReader } from '#site/site-reader.server.ts';

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
  const readSite = siteReader({
    configured: config.site,
    readParts: (configured) => readSiteParts(database, KINDS, configured),
    changes: contentChanges,
    log,
  });
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
  const api = createApi(dependencies, { forms, guard, readSite, signingKey });

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
    publicOrigin: config.site.origin,
    readSite,
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
