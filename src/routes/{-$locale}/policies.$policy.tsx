import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { findPolicy } from '#features/policies/policies.ts';
import { PolicyPage } from '#features/policies/policy-page.tsx';

export const Route = createFileRoute('/{-$locale}/policies/$policy')({
  loader: async ({ context, params }) => {
    const policy = findPolicy(params.policy);
    if (!policy) throw notFound();
    return { policy, messages: await loadMessages(context.locale, ['policies']) };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) =>
    pageHead(matches, loaderData?.messages.policies[loaderData.policy.key], { picture: 'privacy' }),
  component: Page,
});

function Page() {
  return <PolicyPage policy={Route.useLoaderData().policy} />;
}
