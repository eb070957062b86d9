import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '#server/database/connect.ts';
import { MalformedBody, UnsupportedMediaType } from '#server/errors.ts';
import { mediaType, readBodyText, readFields } from '#server/http/request-body.ts';
import { rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import { requireProof, type SessionGuard } from '#server/sessions/require-administrator.ts';
import { previewSync, type SyncDependencies, syncProduction } from './sync-production.server.ts';

export type SyncApiDependencies = {
  database: Database;
  guard: SessionGuard;
  /** Address of the database to push to; undefined for this instance's own. */
  productionUrl: string | undefined;
  /** How long production may take to answer, in milliseconds. */
  productionTimeoutMs?: number;
};

/** A person presses a button: more than this is a program that has gone wrong. */
const CALLS_PER_MINUTE = 60;
const BODY_LIMIT = 1000;
const anyObject = z.record(z.string(), z.unknown());
const noFields = z.strictObject({}, 'field.unknown');

/**
 * The sync's part of the REST API (docs/product/api.md), mounted at /api/sync-production: GET says what would
 * change, POST changes it and needs the password once more where it was given long ago. Both answer with a `SyncReport`.
 */
export function syncApi({
  database,
  guard,
  productionUrl,
  productionTimeoutMs = 5000,
}: SyncApiDependencies): Hono {
  const production =
    productionUrl === undefined ? undefined : { url: productionUrl, timeoutMs: productionTimeoutMs };
  const dependencies: SyncDependencies = { database, production };
  const api = new Hono();
  // The session first: a stranger's calls must not use up what an administrator at the same address may make.
  api.use(guard.allow('change', 'sync'), rateLimitPerMinute(CALLS_PER_MINUTE));
  api.get('/', async (context) =>
    context.json(await previewSync(dependencies, context.get('administrator'))),
  );
  api.post('/', requireProof, async (context) => {
    await refuseContent(context);
    return context.json(await syncProduction(dependencies, context.get('administrator')));
  });
  return api;
}

/**
 * The call has no body; `{}` counts as none.
 *
 * @throws {UnsupportedMediaType | MalformedBody | InvalidInput | BodyTooLarge}
 */
async function refuseContent(context: Context): Promise<void> {
  const type = mediaType(context);
  if (type !== undefined && type !== 'application/json') throw new UnsupportedMediaType();
  const body = (await readBodyText(context, BODY_LIMIT)).trim();
  if (body === '') return;
  if (type === undefined) throw new UnsupportedMediaType();
  readFields(noFields, parseObject(body));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return anyObject.parse(JSON.parse(text));
  } catch {
    throw new MalformedBody();
  }
}
