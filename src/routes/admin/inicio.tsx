import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { StartSection } from '#features/admin/start-section.tsx';

/** 'Inicio': what waits, and what came this month. */
export const Route = createFileRoute('/admin/inicio')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['inbox']) }),
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  return <StartSection fetchApi={fetchApi} />;
}
