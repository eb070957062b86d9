import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can, canAnything } from '#rights/can.ts';
import type { Database } from '#server/database/connect.ts';
import { NotAllowed, NotFound } from '#server/errors.ts';
import { readFields, readJsonBody } from '#server/http/request-body.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import { toReadableLine } from '#ui/readable-text.ts';
import { type AnyKind, isSubjectOf } from './define-kind.ts';
import { listDrafts, listScheduled, listSubjects } from './list-revisions.server.ts';
import type { OwnVerbs } from './own-verbs.server.ts';
import { listHistory, readStanding, readVersion, type SubjectOfKind } from './read-revisions.server.ts';
import { NOTE_LIMIT } from './revision.ts';
import { listTrash } from './trash.server.ts';
import {
  cancelSchedule,
  publish,
  publishScheduled,
  restore,
  saveDraft,
  takeBack,
  trash,
} from './write-revisions.server.ts';

/** An article with all its sections and every character escaped fits in this. */
const BODY_LIMIT_BYTES = 256 * 1024;

export type RevisionsApiDependencies = {
  database: Database;
  guard: SessionGuard;
  /** Every kind there is (`all-kinds.ts`). */
  kinds: readonly AnyKind[];
  /** By their names, the kinds that have verbs of their own. */
  ownVerbs?: Readonly<Record<string, OwnVerbs>>;
};

/**
 * The versions' part of the REST API (docs/product/api.md), mounted at /api/revisions; for the administration alone. Every
 * write answers with how the subject stands afterwards.
 */
export function revisionsApi({ database, guard, kinds, ownVerbs = {} }: RevisionsApiDependencies): Hono {
  const api = new Hono();
  api.use(guard.require, async (context, next) => {
    // The right is that of the kind (`kindOf`); whoever has none does not learn which kinds there are.
    if (!canAnything(context.get('administrator'))) throw new NotAllowed();
    await next();
  });
  /** The subject that a request names. @throws {NotFound} */
  const subjectOf = (context: Context): SubjectOfKind => {
    const kind = kindOf(context);
    const subject = context.req.param('subject') ?? '';
    if (!isSubjectOf(kind, subject)) throw new NotFound();
    return { kind, subject };
  };
  /** The kind that a request names: the one place that every route of a kind passes. @throws {NotFound}, {NotAllowed} */
  const kindOf = (context: Context): AnyKind => {
    const kind = kinds.find(({ name }) => name === context.req.param('kind'));
    if (!kind) throw new NotFound();
    const action = context.req.method === 'GET' ? 'read' : 'change';
    if (!can(context.get('administrator'), action, kind.right)) throw new NotAllowed();
    return kind;
  };
  /** What a change needs to know besides what it carries. */
  const changeOf = (context: Context) => ({
    ...subjectOf(context),
    author: context.get('administrator'),
  });

  /** The same for what a kind with verbs of its own does not have. @throws {NotFound} */
  const draftableOf = (context: Context) => {
    const change = changeOf(context);
    if (ownVerbs[change.kind.name]) throw new NotFound();
    return change;
  };
  const verbsOf = ({ kind }: SubjectOfKind): OwnVerbs => ownVerbs[kind.name] ?? { restore, trash, takeBack };
  /** The kinds that whoever asks may see. */
  const seenBy = (context: Context) =>
    kinds.filter(({ right }) => can(context.get('administrator'), 'read', right));

  api.get('/scheduled', async (context) => context.json(await listScheduled(database, seenBy(context))));

  api.get('/drafts', async (context) => context.json(await listDrafts(database, seenBy(context))));

  api.get('/trash', async (context) => context.json(await listTrash(database, seenBy(context))));

  api.get('/:kind', async (context) => context.json(await listSubjects(database, kindOf(context))));

  api.get('/:kind/:subject', async (context) =>
    context.json(await readStanding(database, subjectOf(context))),
  );

  api.get('/:kind/:subject/history', async (context) => {
    const { before } = readFields(historyPage, context.req.query());
    return context.json(await listHistory(database, subjectOf(context), before));
  });

  api.get('/:kind/:subject/versions/:number', async (context) =>
    context.json(await readVersion(database, subjectOf(context), numberOf(context))),
  );

  api.post('/:kind/:subject/draft', async (context) => {
    const of = draftableOf(context);
    return context.json(await saveDraft(database, { ...of, ...(await read(context, draftRequest)) }));
  });

  api.post('/:kind/:subject/publish', async (context) => {
    const of = draftableOf(context);
    return context.json(await publish(database, { ...of, ...(await read(context, publishRequest)) }));
  });

  api.post('/:kind/:subject/restore', async (context) => {
    const of = changeOf(context);
    return context.json(
      await verbsOf(of).restore(database, { ...of, ...(await read(context, restoreRequest)) }),
    );
  });

  api.post('/:kind/:subject/trash', async (context) => {
    const of = changeOf(context);
    return context.json(
      await verbsOf(of).trash(database, { ...of, ...(await read(context, changeRequest)) }),
    );
  });

  api.post('/:kind/:subject/take-back', async (context) => {
    const of = changeOf(context);
    return context.json(
      await verbsOf(of).takeBack(database, { ...of, ...(await read(context, changeRequest)) }),
    );
  });

  api.post('/:kind/:subject/versions/:number/cancel', async (context) =>
    context.json(await cancelSchedule(database, { ...draftableOf(context), number: numberOf(context) })),
  );

  api.post('/:kind/:subject/versions/:number/publish', async (context) =>
    context.json(await publishScheduled(database, { ...draftableOf(context), number: numberOf(context) })),
  );

  return api;
}

const NUMBER = /^[1-9]\d{0,14}$/;

const historyPage = z.strictObject(
  { before: z.string().regex(NUMBER, 'field.type').transform(Number).optional() },
  { error: 'field.unknown' },
);

const fields = {
  basedOn: z.int('field.type').min(0, 'field.type'),
  note: z.string('field.type').overwrite(toReadableLine).trim().max(NOTE_LIMIT, 'field.tooLong').optional(),
};
/** An object; what is in it is for the kind to say. */
const body = z.record(z.string(), z.unknown(), 'field.type');
const changeRequest = z.strictObject(fields, { error: 'field.unknown' });
const draftRequest = z.strictObject({ ...fields, body }, { error: 'field.unknown' });
const publishRequest = z.strictObject(
  { ...fields, body, from: z.string('field.type').max(40, 'field.tooLong').optional() },
  { error: 'field.unknown' },
);
const restoreRequest = z.strictObject(
  { ...fields, number: z.int('field.type').positive('field.type') },
  { error: 'field.unknown' },
);

/** @throws {InvalidInput} and whatever is wrong with a body */
async function read<Output>(context: Context, schema: z.ZodType<Output>): Promise<Output> {
  return readFields(schema, await readJsonBody(context, BODY_LIMIT_BYTES));
}

/** @throws {NotFound} for what is no number of a version */
function numberOf(context: Context): number {
  const number = context.req.param('number') ?? '';
  if (!NUMBER.test(number)) throw new NotFound();
  return Number(number);
}
