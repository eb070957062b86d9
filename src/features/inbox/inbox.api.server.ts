import { type Context, Hono } from 'hono';
import type { AnswerCsv } from '#server/csv.ts';
import type { Database } from '#server/database/connect.ts';
import { readIfMatch, versionTag } from '#server/http/if-match.ts';
import { readFields, readJsonBody } from '#server/http/request-body.ts';
import { rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import { requireProof, type SessionGuard } from '#server/sessions/require-administrator.ts';
import { exportSubmissions } from './export-submissions.server.ts';
import type { SubmissionDetail } from './inbox.ts';
import { findInboxOverview } from './inbox-overview.server.ts';
import { findInboxStamp, listSubmissions } from './list-submissions.server.ts';
import { findMailStatus, retryMail } from './mail-status.server.ts';
import { changeSubmission, openSubmission, submissionChange } from './submission.server.ts';
import {
  exportSearch,
  readAddressFilters,
  readFilters,
  submissionSearch,
} from './submission-filter.server.ts';
import type { SubmissionMail } from './submission-mail.server.ts';

/** The longest note with every character escaped fits in this. */
const BODY_LIMIT_BYTES = 32 * 1024;

export type InboxApiDependencies = {
  database: Database;
  guard: SessionGuard;
  answerCsv: AnswerCsv;
  /** Calls that administrators may make from one network address; strangers there use up none of them. */
  callsPerMinute: number;
  /** Undefined while no mail server is configured. */
  mail: SubmissionMail | undefined;
};

/** The inbox's part of the REST API, mounted at /api/submissions; for those whose role has the inbox. */
export function inboxApi(dependencies: InboxApiDependencies): Hono {
  const { database, guard, answerCsv, callsPerMinute, mail } = dependencies;
  const api = new Hono();
  const mayRead = guard.allow('read', 'submissions');
  const mayChange = guard.allow('change', 'submissions');
  api.use(guard.require, rateLimitPerMinute(callsPerMinute));

  api.get('/', mayRead, async (context) => {
    const filters = readAddressFilters(context.req.query());
    return context.json(await listSubmissions(database, filters, context.req.query('before') || undefined));
  });

  api.post('/search', mayRead, async (context) => {
    const { before, ...given } = readFields(submissionSearch, await readJsonBody(context, BODY_LIMIT_BYTES));
    return context.json(await listSubmissions(database, readFilters(given), before || undefined));
  });

  // It is recorded, so it is no GET.
  api.post('/export.csv', guard.allow('read', 'exports'), requireProof, async (context) => {
    const given = readFields(exportSearch, await readJsonBody(context, BODY_LIMIT_BYTES));
    return answerCsv(context, {
      name: `solicitudes-${new Date().toISOString().slice(0, 10)}.csv`,
      open: () => exportSubmissions(database, readFilters(given), usernameOf(context)),
    });
  });

  api.get('/stamp', mayRead, async (context) => context.json(await findInboxStamp(database)));

  api.get('/overview', mayRead, async (context) => context.json(await findInboxOverview(database)));

  api.get('/mail', mayRead, async (context) => context.json(await findMailStatus(database, mail)));

  api.post('/:id/mail', mayChange, async (context) => {
    await retryMail(database, mail, {
      idOrReference: context.req.param('id'),
      username: usernameOf(context),
    });
    return context.json(await findMailStatus(database, mail));
  });

  // Recorded, so it is no GET: those may come from links, and may be repeated by anything on the way.
  api.post('/:id/opened', mayRead, async (context) =>
    answerDetail(
      context,
      await openSubmission(database, context.req.param('id'), context.get('administrator')),
    ),
  );

  api.patch('/:id', mayChange, async (context) => {
    const accepted = readIfMatch(context);
    const change = readFields(submissionChange, await readJsonBody(context, BODY_LIMIT_BYTES));
    const idOrReference = context.req.param('id');
    const reader = context.get('administrator');
    return answerDetail(
      context,
      await changeSubmission(database, { idOrReference, change, accepted, reader }),
    );
  });

  return api;
}

function usernameOf(context: Context): string {
  return context.get('administrator').username;
}

function answerDetail(context: Context, detail: SubmissionDetail): Response {
  context.header('ETag', versionTag(detail.version));
  return context.json(detail);
}
