import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { FooterPart, Frame } from '#app/frame.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageForms, pageLocale } from '#app/page-context.ts';
import { documentHead } from '#app/page-head.ts';
import { RootFailure, ShellDocument } from '#app/shell-document.tsx';
import { type FetchApi, getJson } from '#client/api.ts';
import { NotFoundPage } from '#features/shell/error-pages.tsx';
import type { Locale } from '#i18n/locale.ts';
import { siteQuery } from '#site/site.queries.ts';
import type { Site } from '#site/site.ts';

type RouterContext = {
  queryClient: QueryClient;
  fetchApi: FetchApi;
  /** The page that is shown: its path, and the language of what is around it. Address and document may be ahead of it. */
  shown: () => { pathname: string | undefined; locale: Locale | undefined };
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, context }) => {
    const locale = pageLocale(location.pathname);
    // Another page brings other messages, for which React would take an unhydrated footer away. A search or a step of the
    // quote, which stay on the page, do not wait for its code.
    const shown = context.shown();
    if (!import.meta.env.SSR && (location.pathname !== shown.pathname || locale !== shown.locale)) {
      await FooterPart.preload(locale);
    }
    return { locale };
  },
  loader: async ({ context, preload }) => {
    const [messages, site] = await Promise.all([
      loadMessages(context.locale, ['site', 'shell', 'accessibilityPanel']),
      readSite(context, !preload && isReadAgain(context)),
    ]);
    return { locale: context.locale, messages, site, forms: pageForms() };
  },
  // Messages stay until the language changes, facts for a minute: then they are read again behind the page that is opened.
  shouldReload: ({ context, preload }) =>
    context.locale !== context.shown().locale || (!preload && isReadAgain(context)),
  head: ({ loaderData }) => documentHead(loaderData?.site),
  shellComponent: ShellDocument,
  component: Root,
  errorComponent: RootFailure,
  notFoundComponent: NotFoundPage,
});

/** How old the site's facts may be when another page is opened: a notice shows to those who are on the site already. */
const FRESH_MS = 60_000;
let readAt = 0;

/** A change of language waits for no answer. */
function isReadAgain({ locale, shown }: RouterContext & { locale: Locale }): boolean {
  return !import.meta.env.SSR && locale === shown().locale && performance.now() - readAt > FRESH_MS;
}

/** The site's facts; those that are known where it is not needed, or not possible, to read them again. */
async function readSite({ queryClient, fetchApi }: RouterContext, again: boolean): Promise<Site> {
  const query = siteQuery(fetchApi);
  if (again) {
    readAt = performance.now();
    const site = await getJson<Site>(fetchApi, '/api/site').catch(() => undefined);
    if (site) queryClient.setQueryData(query.queryKey, site);
  }
  return queryClient.ensureQueryData(query);
}

function Root() {
  const { locale, site, forms } = Route.useLoaderData();
  return <Frame locale={locale} site={site} forms={forms} />;
}
