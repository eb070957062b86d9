import { createFileRoute } from '@tanstack/react-router';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { type ActivityFilters, activityParameters } from '#features/admin/activity.ts';
import { ActivitySection } from '#features/admin/activity-section.tsx';
import { AddressNotice } from '#site/address-notice.tsx';

/** 'Actividad': who did what and when. */
export const Route = createFileRoute('/admin/activity')({
  validateSearch: parametersNamed<keyof ActivityFilters>,
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  const { search: filters, wrong } = readParameters(activityParameters, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <>
      <AddressNotice isShown={wrong.length > 0} isInPanel />
      <ActivitySection
        fetchApi={fetchApi}
        filters={filters}
        onFilter={(chosen) => navigate({ search: chosen })}
      />
    </>
  );
}
