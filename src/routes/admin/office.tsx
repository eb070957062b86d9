import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { OfficePage } from '#features/office/admin/office-page.tsx';

/** 'Oficina': phones, addresses, hours and holidays. */
export const Route = createFileRoute('/admin/office')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['office']) }),
  component: Office,
});

function Office() {
  const { fetchApi } = Route.useRouteContext();
  return <OfficePage fetchApi={fetchApi} />;
}
