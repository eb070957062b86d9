import { createFileRoute } from '@tanstack/react-router';

/** 'Actividad': who did what and when. */
export const Route = createFileRoute('/admin/activity')({
  component: () => <h2 className="text-title-md">Actividad</h2>,
});
