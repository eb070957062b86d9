import { useQuery } from '@tanstack/react-query';
import type { FetchApi } from '#client/api.ts';
import { type Action, can, type Subject } from '#rights/can.ts';
import { sessionQuery } from './session.queries.ts';

/** What whoever is signed in may do; nothing while that is not known. For pages inside the panel's frame. */
export function useRights(fetchApi: FetchApi): (action: Action, subject: Subject) => boolean {
  const { data: session } = useQuery(sessionQuery(fetchApi));
  return (action, subject) => session != null && can(session, action, subject);
}
