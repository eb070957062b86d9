import { createFileRoute } from '@tanstack/react-router';
import { parseActivityFilters } from '#features/admin/activity.ts';
import { ActivitySection } from '#features/admin/activity-section.tsx';

/** 'Actividad': who did what and when. */
export const Route = createFileRoute('/admin/activity')({
  validateSearch: parseActivityFilters,
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ActivitySection
      fetchApi={fetchApi}
      filters={filters}
      onFilter={(chosen) => void navigate({ search: chosen })}
    />
  );
}
