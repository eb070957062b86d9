import { createFileRoute } from '@tanstack/react-router';
import { TrashList } from '#revisions/panel/trash-list.tsx';

/** 'Papelera': what was deleted and can be taken back. */
export const Route = createFileRoute('/admin/papelera')({ component: Section });

function Section() {
  const { fetchApi } = Route.useRouteContext();
  return <TrashList fetchApi={fetchApi} />;
}
