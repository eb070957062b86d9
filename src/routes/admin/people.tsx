import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { PeoplePanel } from '#features/people/people-panel.tsx';

/** 'Personas': who may sign in, and with which role. */
export const Route = createFileRoute('/admin/people')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['people']) }),
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  return <PeoplePanel fetchApi={fetchApi} />;
}
