import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, isAnswered, postJson, problemOf } from '#client/api.ts';
import type { Standing } from '#revisions/revision.ts';
import type { OfficeBody } from '../office.ts';

const PATH = '/api/revisions/office/site';

/** GET /api/revisions/office/site: how the office stands. */
export function officeQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'revisions', 'office'],
    queryFn: () => getJson<Standing>(fetchApi, PATH),
    // Whoever opens it sees what others did meanwhile; what is being typed is not read again.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** A body, the last version that its author knows, and what is to be done with it. */
export type OfficeChange = {
  body: OfficeBody;
  basedOn: number;
  /** A draft is kept; one that is published is in force now, or from a time of Florida on. */
  verb: 'draft' | 'publish';
  /** "2026-11-28T08:00"; undefined for now. */
  from?: string | undefined;
};

/** Stores a version of the office. @returns how it stands then */
export function sendOffice(
  fetchApi: FetchApi,
  { body, basedOn, verb, from }: OfficeChange,
): Promise<Standing> {
  return postJson<Standing>(fetchApi, `${PATH}/${verb}`, { body, basedOn, ...(from && { from }) });
}

type OfficeFailure =
  /** Somebody else stored a version meanwhile. */
  | { kind: 'conflict' }
  | { kind: 'refused'; fields: readonly { field: string; key: string }[] }
  | { kind: 'forbidden' | 'network' | 'fault' };

/** Why a version was not stored. */
export function officeFailure(error: unknown): OfficeFailure {
  const problem = problemOf(error);
  if (problem?.status === 412 || problem?.status === 409) return { kind: 'conflict' };
  if (problem?.status === 422) return { kind: 'refused', fields: problem.fields ?? [] };
  if (problem?.status === 403) return { kind: 'forbidden' };
  return { kind: isAnswered(error) ? 'fault' : 'network' };
}
