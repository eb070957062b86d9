import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { parseQuoteSearch } from '#features/quote/quote-link.ts';
import { QuotePage, QuoteRequestPart } from '#features/quote/quote-page.tsx';

export const Route = createFileRoute('/{-$locale}/quote')({
  validateSearch: parseQuoteSearch,
  // Every step and choice is a navigation; the words only change with the language, which reloads them by itself.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { locale } }) => {
    const [messages] = await Promise.all([
      loadMessages(locale, ['quote']),
      // In the browser the words change with the form's code at hand: nothing typed into it is lost.
      import.meta.env.SSR ? undefined : QuoteRequestPart.preload(locale),
    ]);
    return { messages };
  },
  head: ({ matches, loaderData }) => pageHead(matches, loaderData?.messages.quote, { picture: 'quote' }),
  component: Page,
});

function Page() {
  return <QuotePage search={Route.useSearch()} />;
}
