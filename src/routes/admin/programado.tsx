import { createFileRoute } from '@tanstack/react-router';
import { ScheduledList } from '#revisions/panel/scheduled-list.tsx';

/** 'Programado': all that waits for its time. */
export const Route = createFileRoute('/admin/programado')({ component: Section });

function Section() {
  const { fetchApi } = Route.useRouteContext();
  return <ScheduledList fetchApi={fetchApi} />;
}
