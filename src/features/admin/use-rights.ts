import { useQuery } from '@tanstack/react-query';
import type { FetchApi } from '#client/api.ts';
import { type Action, can, type Subject } from '#rights/can.ts';
import { type Section, sectionsOf } from './sections.ts';
import { sessionQuery } from './session.queries.ts';

/** What whoever is signed in may do; nothing while that is not known. For pages inside the panel's frame. */
export function useRights(fetchApi: FetchApi): (action: Action, subject: Subject) => boolean {
  const { data: session } = useQuery(sessionQuery(fetchApi));
  return (action, subject) => session != null && can(session, action, subject);
}

/** The sections that whoever is signed in may see; none while that is not known. */
export function useOwnSections(fetchApi: FetchApi): readonly Section[] {
  const { data: session } = useQuery(sessionQuery(fetchApi));
  return session ? sectionsOf(session) : [];
}
