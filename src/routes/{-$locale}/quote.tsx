import { createFileRoute } from '@tanstack/react-router';
import { FormPageNotice } from '#app/form-page-notice.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { type QuoteSearch, quoteParameters } from '#features/quote/quote-link.ts';
import { QuotePage, QuoteRequestPart } from '#features/quote/quote-page.tsx';

export const Route = createFileRoute('/{-$locale}/quote')({
  validateSearch: parametersNamed<keyof QuoteSearch>,
  // Every step and choice is a navigation; the messages only change with the language, which reloads them by itself.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { locale } }) => {
    const [messages] = await Promise.all([
      loadMessages(locale, ['quote']),
      // In the browser the language changes only once the form's code is loaded: nothing typed into it is lost.
      import.meta.env.SSR ? undefined : QuoteRequestPart.preload(locale),
    ]);
    return { messages };
  },
  head: ({ matches, loaderData }) => pageHead(matches, loaderData?.messages.quote, { picture: 'quote' }),
  component: Page,
});

function Page() {
  const { search, wrong } = readParameters(quoteParameters, Route.useSearch());
  return (
    <>
      <FormPageNotice isWrong={wrong.length > 0} />
      <QuotePage search={search} />
    </>
  );
}
