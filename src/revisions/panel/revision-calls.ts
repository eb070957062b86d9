import { hashKey, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, isAnswered, postJson, problemOf } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import type { History, Standing, TrashedSubject, Version, WholeVersion } from '../revision.ts';

/* What the panel asks of the API of versions. */

/** One subject of a kind. */
export type RevisionSubject = { kind: string; subject: string };

const ROOT = ['/api', 'revisions'] as const;
const pathOf = ({ kind, subject }: RevisionSubject) => `/api/revisions/${kind}/${subject}`;

/** GET /api/revisions/{kind}/{subject}: how it stands, now. */
export function loadStanding(fetchApi: FetchApi, of: RevisionSubject): Promise<Standing> {
  return getJson<Standing>(signedInFetch(fetchApi), pathOf(of));
}

/** The same when an editor opens: never from before. */
export function standingQuery(fetchApi: FetchApi, of: RevisionSubject) {
  return queryOptions({
    queryKey: [...ROOT, of.kind, of.subject],
    queryFn: () => loadStanding(fetchApi, of),
    // What is being written is not exchanged below its author.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** GET /api/revisions/scheduled: all that waits. */
export function scheduledQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: [...ROOT, 'scheduled'],
    queryFn: () => getJson<Version[]>(signedInFetch(fetchApi), '/api/revisions/scheduled'),
    staleTime: 0,
  });
}

/** GET /api/revisions/drafts: what was begun and neither published nor scheduled. */
export function draftsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: [...ROOT, 'drafts'],
    queryFn: () => getJson<Version[]>(signedInFetch(fetchApi), '/api/revisions/drafts'),
    staleTime: 0,
  });
}

/** GET /api/revisions/trash: what lies there and can be taken back. */
export function trashQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: [...ROOT, 'trash'],
    queryFn: () => getJson<TrashedSubject[]>(signedInFetch(fetchApi), '/api/revisions/trash'),
    staleTime: 0,
  });
}

/** Takes back out of the trash what lies there, whatever was written down about it since. */
export async function takeOutOfTrash(fetchApi: FetchApi, of: RevisionSubject): Promise<RevisionOutcome> {
  try {
    const { last, trashed } = await loadStanding(fetchApi, of);
    if (!trashed) return { kind: 'stale' };
    return await callVerb(fetchApi, of, { verb: 'take-back', basedOn: last });
  } catch (error) {
    return readFailure(error);
  }
}

/** GET …/history, page after page. */
export function historyQuery(fetchApi: FetchApi, of: RevisionSubject) {
  return infiniteQueryOptions({
    queryKey: [...ROOT, of.kind, of.subject, 'history'],
    queryFn: ({ pageParam }) =>
      getJson<History>(
        signedInFetch(fetchApi),
        `${pathOf(of)}/history${pageParam === null ? '' : `?before=${pageParam}`}`,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
  });
}

/** GET …/versions/{number}: it never changes but in what is said of it. */
export function versionQuery(fetchApi: FetchApi, of: RevisionSubject, number: number | undefined) {
  return queryOptions({
    queryKey: [...ROOT, of.kind, of.subject, 'version', number],
    queryFn: () => getJson<WholeVersion>(signedInFetch(fetchApi), `${pathOf(of)}/versions/${number}`),
    enabled: number !== undefined,
  });
}

/** What somebody asks for by a button. */
export type RevisionVerb =
  | { verb: 'draft'; basedOn: number; body: unknown; note: string }
  | { verb: 'publish'; basedOn: number; body: unknown; note: string; from?: string }
  | { verb: 'restore'; basedOn: number; number: number }
  | { verb: 'trash' | 'take-back'; basedOn: number }
  | { verb: `versions/${number}/cancel` | `versions/${number}/publish` };

/** What is wrong with a field: by its path in the body ("hours.opens"), a message key of the kind's. */
export type FieldProblem = { field: string; key: string };
/** Why it was not done. The field `from` has keys of `revisions.problems`. */
export type RevisionFailure =
  | { kind: 'fields'; fields: readonly FieldProblem[] }
  | {
      kind: 'stale' | 'signedOut' | 'refused' | 'gone' | 'tooLarge' | 'tooMany' | 'network' | 'fault';
    };
export type RevisionOutcome = { kind: 'done'; standing: Standing } | RevisionFailure;

/** Asks for a verb. A save that was stored although its answer was lost is recognized, and is no conflict with oneself. */
export async function callVerb(
  fetchApi: FetchApi,
  of: RevisionSubject,
  { verb, ...sent }: RevisionVerb,
): Promise<RevisionOutcome> {
  try {
    return {
      kind: 'done',
      standing: await postJson<Standing>(signedInFetch(fetchApi), `${pathOf(of)}/${verb}`, sent),
    };
  } catch (error) {
    const failure = readFailure(error);
    const hasBody = 'body' in sent && !('from' in sent && sent.from);
    if (failure.kind !== 'stale' || !hasBody) return failure;
    const standing = await loadStanding(fetchApi, of).catch(() => undefined);
    const stored = verb === 'draft' ? standing?.draft : standing?.inForce;
    const isMine = stored?.number === standing?.last && hashKey([stored?.body]) === hashKey([sent.body]);
    return standing && isMine ? { kind: 'done', standing } : failure;
  }
}

/** After a verb: whatever this visit has read of versions, and of what shows them, is read again. */
export function reloadRevisions(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [, part, , , detail] }) =>
      part === 'site' || part === 'articles' || (part === 'revisions' && detail !== 'version'),
  });
}

function readFailure(error: unknown): RevisionFailure {
  const problem = problemOf(error);
  switch (problem?.status) {
    case 401:
      return { kind: 'signedOut' };
    case 403:
      return { kind: 'refused' };
    case 404:
      return { kind: 'gone' };
    case 412:
      return { kind: 'stale' };
    case 413:
      return { kind: 'tooLarge' };
    case 422:
      return { kind: 'fields', fields: problem.fields ?? [] };
    case 429:
      return { kind: 'tooMany' };
    default:
      return { kind: isAnswered(error) ? 'fault' : 'network' };
  }
}
