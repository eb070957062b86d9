import { createFileRoute } from '@tanstack/react-router';
import { FormPageNotice } from '#app/form-page-notice.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { RecommendationFieldsPart, RecommendPage } from '#features/directory/recommend/recommend-page.tsx';

export const Route = createFileRoute('/{-$locale}/providers_/recommend')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { locale } }) => {
    const [messages] = await Promise.all([
      loadMessages(locale, ['recommend']),
      // A page that is built in the browser shows whole.
      import.meta.env.SSR ? undefined : RecommendationFieldsPart.preload(locale),
    ]);
    return { messages };
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, loaderData?.messages.recommend, { picture: 'providers' }),
  component: Page,
});

function Page() {
  return (
    <>
      <FormPageNotice />
      <RecommendPage />
    </>
  );
}
