import { createFileRoute } from '@tanstack/react-router';

/** 'Artículos', the first section of the panel. */
export const Route = createFileRoute('/admin/')({
  component: () => <h2 className="text-title-md">Artículos</h2>,
});
