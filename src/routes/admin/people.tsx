import { createFileRoute } from '@tanstack/react-router';
import { PeoplePanel } from '#features/people/people-panel.tsx';

/** 'Personas': who may sign in, and with which role. */
export const Route = createFileRoute('/admin/people')({
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  return <PeoplePanel fetchApi={fetchApi} />;
}
