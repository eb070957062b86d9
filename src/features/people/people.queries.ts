import { queryOptions } from '@tanstack/react-query';
import { callPath, type FetchApi, getJson, postJson, sendJson } from '#client/api.ts';
import type { Role } from '#rights/can.ts';
import type { NewInvitation, People } from './people.ts';

const PATH = '/api/people';

/** GET /api/people. Asked again whenever it is shown: colleagues come and go. */
export function peopleQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'people'],
    queryFn: () => getJson<People>(fetchApi, PATH),
    staleTime: 0,
  });
}

/** @throws {ApiError} as all of these */
export function sendInvitation(
  fetchApi: FetchApi,
  invitation: { role: Role; email?: string },
): Promise<NewInvitation> {
  return postJson(fetchApi, `${PATH}/invitations`, invitation);
}

export function withdrawInvitation(fetchApi: FetchApi, id: string): Promise<void> {
  return callPath(fetchApi, 'DELETE', `${PATH}/invitations/${id}`);
}

export function sendRole(fetchApi: FetchApi, id: string, role: Role): Promise<unknown> {
  return sendJson(fetchApi, 'PATCH', `${PATH}/${id}`, { role });
}

/** Demands a second factor of everybody with this role, or no more. */
export function demandSecondFactor(fetchApi: FetchApi, role: Role, isDemanded: boolean): Promise<void> {
  return callPath(fetchApi, isDemanded ? 'PUT' : 'DELETE', `${PATH}/second-factor-roles/${role}`);
}

export function removePerson(fetchApi: FetchApi, id: string): Promise<void> {
  return callPath(fetchApi, 'DELETE', `${PATH}/${id}`);
}
