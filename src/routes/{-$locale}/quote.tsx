import { createFileRoute } from '@tanstack/react-router';
import { FormPageNotice } from '#app/form-page-notice.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { QuotePage } from '#features/quote/quote-page.tsx';
import { type QuotePageSearch, quotePageParameters } from '#features/quote/request/request-address.ts';
import { isRequestOpen, QuoteRequestPart } from '#features/quote/request/request-section.tsx';

export const Route = createFileRoute('/{-$locale}/quote')({
  validateSearch: parametersNamed<keyof QuotePageSearch>,
  // Every step and choice is a navigation; the messages only change with the language, which reloads them by itself.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { locale } }) => {
    const [messages] = await Promise.all([
      loadMessages(locale, ['quote']),
      // In the browser the language changes only once an open form's code is loaded: nothing typed into it is lost.
      !import.meta.env.SSR && isRequestOpen() ? QuoteRequestPart.preload(locale) : undefined,
    ]);
    return { messages };
  },
  head: ({ matches, loaderData }) => pageHead(matches, loaderData?.messages.quote, { picture: 'quote' }),
  component: Page,
});

function Page() {
  const { search, wrong } = readParameters(quotePageParameters, Route.useSearch());
  return (
    <>
      <FormPageNotice isWrong={wrong.length > 0} />
      <QuotePage search={search} />
    </>
  );
}
