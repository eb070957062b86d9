import { createFileRoute, notFound } from '@tanstack/react-router';
import { FormPageNotice } from '#app/form-page-notice.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { providerData } from '#app/structured-data.ts';
import { specialtiesInLanguage } from '#features/directory/names-in-language.ts';
import { placeInOneLine } from '#features/directory/provider/place-in-one-line.ts';
import { providerQuery } from '#features/directory/provider/provider.queries.ts';
import { isProviderId } from '#features/directory/provider/provider-details.ts';
import { ProviderGonePage } from '#features/directory/provider/provider-gone-page.tsx';
import { KeepingPart, ProviderPage, ReportFieldsPart } from '#features/directory/provider/provider-page.tsx';
import { ShortlistLinkPart } from '#features/directory/shortlist/shortlist-link-part.tsx';

export const Route = createFileRoute('/{-$locale}/providers_/$id')({
  loader: async ({ context: { locale, queryClient, fetchApi }, params: { id } }) => {
    const [provider, messages] = await Promise.all([
      isProviderId(id) ? queryClient.ensureQueryData(providerQuery(fetchApi, id)) : null,
      loadMessages(locale, ['provider']),
      // A page that is built in the browser shows whole.
      import.meta.env.SSR ? undefined : ReportFieldsPart.preload(locale),
      import.meta.env.SSR ? undefined : KeepingPart.preload(locale),
      import.meta.env.SSR ? undefined : ShortlistLinkPart.preload(locale),
    ]);
    if (!provider) throw notFound();
    const { doctor: name, city } = provider;
    const specialty = specialtiesInLanguage(provider.specialties, locale);
    return { provider, messages, values: { name, specialty, city, place: placeInOneLine(provider) } };
  },
  head: ({ loaderData, matches }) =>
    pageHead(matches, loaderData?.messages.provider, {
      ...loaderData,
      picture: 'providers',
      ...(import.meta.env.SSR && {
        data: ({ address }) =>
          loaderData && !loaderData.provider.isDemo ? [providerData(loaderData.provider, address)] : [],
      }),
    }),
  component: Page,
  notFoundComponent: ProviderGonePage,
});

function Page() {
  return (
    <>
      <FormPageNotice />
      <ProviderPage provider={Route.useLoaderData().provider} />
    </>
  );
}
