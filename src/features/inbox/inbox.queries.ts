import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, isOurs, postJson, problemOf, sendJson } from '#client/api.ts';
import type { SubmissionState } from '#forms/form-definition.ts';
import {
  givenFilters,
  type InboxFilters,
  type InboxOverview,
  type InboxStamp,
  type MailStatus,
  type SubmissionDetail,
  type SubmissionPage,
} from './inbox.ts';

const PATH = '/api/submissions';

/** Key of every list, whatever its filters: a change to one form may move it into or out of any of them. */
export const SUBMISSION_LISTS = ['/api', 'submissions', 'list'] as const;

/*
 * The staff work on the same forms, and new ones come: unlike the public site's, these reads are asked for again each
 * time the inbox, or a form in it, is opened.
 */

/** The list, page after page: GET /api/submissions, or POST /api/submissions/search when words are searched for. */
export function submissionsQuery(fetchApi: FetchApi, filters: InboxFilters) {
  return infiniteQueryOptions({
    queryKey: [...SUBMISSION_LISTS, givenFilters(filters)],
    queryFn: ({ pageParam }) => {
      const given = givenFilters(filters, pageParam);
      return 'search' in given
        ? postJson<SubmissionPage>(fetchApi, `${PATH}/search`, given)
        : getJson<SubmissionPage>(fetchApi, withQuery(PATH, given));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}

/** How often a list that is in front is looked after. */
const REFRESH_MS = 20_000;

/**
 * GET /api/submissions/stamp, again and again while the tab is in front; null when nobody is signed in any more.
 *
 * @param fetchApi of `backgroundFetch`
 */
export function inboxStampQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'submissions', 'stamp'],
    queryFn: async (): Promise<InboxStamp | null> => {
      try {
        return await getJson<InboxStamp>(fetchApi, `${PATH}/stamp`);
      } catch (error) {
        if (problemOf(error)?.status === 401) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}

/** GET /api/submissions/overview. */
export function inboxOverviewQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'submissions', 'overview'],
    queryFn: () => getJson<InboxOverview>(fetchApi, `${PATH}/overview`),
    staleTime: 0,
  });
}

/** POST /api/submissions/{reference}/opened: everything about one form, and the history says that it was opened. */
export function submissionQuery(fetchApi: FetchApi, reference: string) {
  return queryOptions({
    queryKey: ['/api', 'submissions', reference],
    queryFn: () => postJson<SubmissionDetail>(fetchApi, `${PATH}/${reference}/opened`, {}),
    staleTime: 0,
  });
}

/** GET /api/submissions/mail. */
export function mailStatusQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'submissions', 'mail'],
    queryFn: () => getJson<MailStatus>(fetchApi, `${PATH}/mail`),
    staleTime: 0,
  });
}

/** PATCH /api/submissions/{reference}, for the version that was read. */
export function changeSubmission(
  fetchApi: FetchApi,
  reference: string,
  change: { state: SubmissionState; note: string; version: number },
): Promise<SubmissionDetail> {
  const { version, ...body } = change;
  return sendJson<SubmissionDetail>(fetchApi, 'PATCH', `${PATH}/${reference}`, body, {
    headers: { 'If-Match': `"v${version}"` },
  });
}

/** POST /api/submissions/{reference}/mail: returns the state of the mails afterwards. */
export function retryMail(fetchApi: FetchApi, reference: string): Promise<MailStatus> {
  return postJson<MailStatus>(fetchApi, `${PATH}/${reference}/mail`, {});
}

/** POST /api/submissions/export.csv: the filtered list as a file. */
export function fetchExport(fetchApi: FetchApi, filters: InboxFilters): Promise<SavedFile> {
  return fetchCsv(fetchApi, `${PATH}/export.csv`, givenFilters(filters));
}

/** POST /api/ai-chat/kept.csv: what was asked of the assistant, while it is kept. */
export function fetchAssistantQuestions(fetchApi: FetchApi): Promise<SavedFile> {
  return fetchCsv(fetchApi, '/api/ai-chat/kept.csv', {});
}

type SavedFile = { content: Blob; name: string };

/** How long a browser may take until it has begun to read what it saves. */
const READ_AFTER_MS = 60_000;

/** Saves something that the page holds as a file, as a link to a file would. */
export function saveFile({ content, name }: SavedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // Not every browser follows a link that is not on the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_AFTER_MS);
}

/** A file, named as the server names it. */
async function fetchCsv(fetchApi: FetchApi, address: string, body: object): Promise<SavedFile> {
  const response = await fetchApi(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!isOurs(response)) throw new Error(`The export was answered with ${response.status}.`);
  const [, name = 'solicitudes.csv'] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { content: await response.blob(), name };
}

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
