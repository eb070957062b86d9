import { createFileRoute } from '@tanstack/react-router';
import { StartSection } from '#features/admin/start-section.tsx';

/** 'Inicio': what waits, and what came this month. */
export const Route = createFileRoute('/admin/inicio')({
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  return <StartSection fetchApi={fetchApi} />;
}
