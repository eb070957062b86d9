import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteQuery } from '#site/site.queries.ts';
import { Examples } from '#ui/examples/examples.tsx';

/** Every primitive of the design system in every state: in development, and where configuration asks for it. */
export const Route = createFileRoute('/examples')({
  beforeLoad: async ({ context: { queryClient, fetchApi } }) => {
    const site = await queryClient.ensureQueryData(siteQuery(fetchApi));
    if (!site.showsExamples) throw notFound();
  },
  head: () => ({
    meta: [{ title: 'Examples of the design system' }, { name: 'robots', content: 'noindex' }],
  }),
  component: Examples,
});
