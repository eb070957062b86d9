import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, isAnswered, postJson, problemOf } from '#client/api.ts';
import type { Standing } from '#revisions/revision.ts';
import type { NoticeBody } from '../notice.ts';

const PATH = '/api/revisions/notice/site';

/** GET /api/revisions/notice/site: how the notice stands. */
export function noticeQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'revisions', 'notice'],
    queryFn: () => getJson<Standing>(fetchApi, PATH),
    // Whoever opens it sees what others did meanwhile; what is being typed is not read again.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** What is done with the notice. */
export type NoticeChange =
  | {
      verb: 'publish';
      body: NoticeBody;
      basedOn: number;
      /** "2026-11-28T08:00" in Florida; undefined for now. */
      from: string | undefined;
    }
  /** Takes it off the site, and what waits with it. */
  | { verb: 'trash'; basedOn: number };

/** Changes the notice. @returns how it stands then */
export function sendNotice(fetchApi: FetchApi, { verb, ...change }: NoticeChange): Promise<Standing> {
  return postJson<Standing>(fetchApi, `${PATH}/${verb}`, change);
}

/** Why it was not changed: another version came first, it was refused, forbidden, not sent, or failed. */
export function noticeFailure(error: unknown): 'conflict' | 'refused' | 'forbidden' | 'network' | 'fault' {
  const status = problemOf(error)?.status;
  if (status === 412 || status === 409) return 'conflict';
  if (status === 422) return 'refused';
  if (status === 403) return 'forbidden';
  return isAnswered(error) ? 'fault' : 'network';
}
