import { createFileRoute } from '@tanstack/react-router';

/** 'Solicitudes': what visitors sent. */
export const Route = createFileRoute('/admin/inbox')({
  component: () => <h2 className="text-title-md">Solicitudes</h2>,
});
