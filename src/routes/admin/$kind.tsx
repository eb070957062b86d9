import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { KINDS } from '#revisions/all-kinds.ts';
import { FailedToLoad } from '#revisions/panel/editor-notices.tsx';
import { KindPage } from '#revisions/panel/kind-page.tsx';

/** The page of a kind of content of which there is one: 'Aviso', 'Oficina'. */
export const Route = createFileRoute('/admin/$kind')({
  loader: ({ params }) => {
    if (!kindOf(params.kind)) throw notFound();
    return {};
  },
  component: Section,
});

const kindOf = (name: string) => KINDS.find((kind) => kind.name === name && kind.panel);

function Section() {
  const { fetchApi } = Route.useRouteContext();
  const name = Route.useParams().kind;
  const kind = kindOf(name);
  const loaded = useQuery({
    queryKey: ['kind-panel', name],
    queryFn: async () => (await kind?.panel?.())?.default ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (loaded.isError) return <FailedToLoad onRetry={() => void loaded.refetch()} />;
  if (!kind || !loaded.data) return null;
  return <KindPage {...{ fetchApi, kind, loadPreviewWords }} panel={loaded.data} />;
}

async function loadPreviewWords() {
  const [en, es] = await Promise.all([
    loadMessages('en', ['shell', 'site']),
    loadMessages('es', ['shell', 'site']),
  ]);
  return { en, es };
}
