import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { hasPanel, loadKindMessages, loadKindPage } from '#features/admin/kind-panels.ts';
import { FailedToLoad } from '#revisions/panel/editor-notices.tsx';

/** The page of a kind of content of which there is one: 'Aviso', 'Oficina'. */
export const Route = createFileRoute('/admin/$kind')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ params: { kind } }) => {
    if (!hasPanel(kind)) throw notFound();
    return { kind, messages: await loadKindMessages([kind]) };
  },
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  const { kind } = Route.useLoaderData();
  const page = useQuery({
    queryKey: ['kind-page', kind],
    queryFn: async () => ({ Page: await loadKindPage(kind) }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (page.isError) return <FailedToLoad onRetry={() => void page.refetch()} />;
  const { Page } = page.data ?? {};
  return Page && <Page fetchApi={fetchApi} loadPreviewWords={loadPreviewWords} />;
}

async function loadPreviewWords() {
  const [en, es] = await Promise.all([
    loadMessages('en', ['shell', 'site']),
    loadMessages('es', ['shell', 'site']),
  ]);
  return { en, es };
}
