import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppDependencies } from '#app/app-dependencies.ts';
import { pageName } from '#app/page-names.ts';
import { activityApi } from '#features/admin/activity.api.server.ts';
import { authApi } from '#features/admin/auth.api.server.ts';
import { assistantApi } from '#features/assistant/assistant.api.server.ts';
import { findDanger } from '#features/assistant/safety/danger.server.ts';
import { transcriptStore } from '#features/assistant/transcripts/keep-transcripts.server.ts';
import { transcriptsApi } from '#features/assistant/transcripts/transcripts.api.server.ts';
import { watchDirectory } from '#features/directory/kept-until-changed.server.ts';
import { networkCounter } from '#features/directory/network-counter.server.ts';
import { providersApi } from '#features/directory/providers.api.server.ts';
import { inboxApi } from '#features/inbox/inbox.api.server.ts';
import { articleKind } from '#features/news/article-kind.ts';
import { articleVerbs } from '#features/news/article-verbs.server.ts';
import { articlesApi } from '#features/news/articles.api.server.ts';
import { invitationMail } from '#features/people/invitation-mail/invitation-mail.server.ts';
import { invitationsApi, peopleApi } from '#features/people/people.api.server.ts';
import { objectsApi } from '#features/pictures/objects.api.server.ts';
import { syncApi } from '#features/sync/sync.api.server.ts';
import { FORMS } from '#forms/all-forms.ts';
import { type FormDependencies, receiveForm } from '#forms/receive-form.server.ts';
import { KINDS } from '#revisions/all-kinds.ts';
import { revisionsApi } from '#revisions/revisions.api.server.ts';
import { csvExports } from '#server/csv.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';
import { cspReports } from '#server/http/csp-reports.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { siteApi } from '#site/site.api.server.ts';
import type { ReadSite } from '#site/site-reader.server.ts';

/** The REST API (docs/product/api.md), mounted at /api. */
export function createApi(
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
    readSite,
    signingKey,
  }: {
    forms: FormDependencies;
    guard: SessionGuard;
    readSite: ReadSite;
    signingKey: () => Promise<SigningKey>;
  },
): Hono {
  const api = new Hono();
  for (const form of FORMS) api.post(form.apiPath.replace(/^\/api/, ''), receiveForm(form, forms));
  const answerCsv = csvExports();
  const network = networkCounter({ database, log });
  if (contentChanges) watchDirectory(database, contentChanges);
  contentChanges?.subscribe((changed) => {
    if (changed.includes('providers')) network.forget();
  });
  api.route('/site', siteApi(readSite, network.count));
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
      sendsMail: config.mail !== undefined,
      log,
    }),
  );
  if (contentChanges) {
    // Read your own writes: the answer to a change waits until every server has been notified, so the next page shows it.
    api.use('/articles/*', hearOwnChanges(contentChanges));
    api.use('/sync-production/*', hearOwnChanges(contentChanges));
    api.use('/revisions/*', hearOwnChanges(contentChanges));
  }
  api.route('/activity', activityApi({ database, guard }));
  api.route(
    '/people',
    peopleApi({
      database,
      guard,
      publicOrigin: config.site.origin,
      mailInvitation:
        config.mail && invitationMail({ mail: config.mail, brandName: config.site.brandName, log }),
    }),
  );
  api.route(
    '/invitations',
    invitationsApi({
      database,
      publicOrigin: config.site.origin,
      brandName: config.site.brandName,
      countCall: countCallsPerMinute(config.searchesPerMinute),
    }),
  );
  api.route(
    '/providers',
    providersApi({
      database,
      searchesPerMinute: config.searchesPerMinute,
      isEmergency: (need) => findDanger(need)?.zone === 'certain',
    }),
  );
  const keepDays = config.site.assistantKeepDays;
  api.route(
    '/ai-chat/kept.csv',
    transcriptsApi({
      database,
      answerCsv,
      guard,
      callsPerMinute: config.searchesPerMinute,
      keepDays,
    }),
  );
  api.route(
    '/ai-chat',
    assistantApi({
      database,
      readSite,
      publicOrigin: config.site.origin,
      log,
      model: assistantModel,
      questionsPerMinute: config.assistant.questionsPerMinute,
      storeTranscript: keepDays === undefined ? undefined : transcriptStore({ database, log }),
    }),
  );
  api.route('/articles', articlesApi({ database, guard, readsPerMinute: config.searchesPerMinute }));
  api.route(
    '/revisions',
    revisionsApi({ database, guard, kinds: KINDS, ownVerbs: { [articleKind.name]: articleVerbs } }),
  );
  api.route('/sync-production', syncApi({ database, guard, productionUrl: config.productionDatabaseUrl }));
  api.route(
    '/submissions',
    inboxApi({
      database,
      answerCsv,
      guard,
      callsPerMinute: config.searchesPerMinute,
      mail: submissionMail,
    }),
  );
  api.route(
    '/objects',
    objectsApi({
      database,
      objects,
      guard,
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
