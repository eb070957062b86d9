import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { FooterPart, Frame } from '#app/frame.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageForms, pageLocale } from '#app/page-context.ts';
import { documentHead } from '#app/page-head.ts';
import { RootFailure, ShellDocument } from '#app/shell-document.tsx';
import type { FetchApi } from '#client/api.ts';
import { NotFoundPage } from '#features/shell/error-pages.tsx';
import type { Locale } from '#i18n/locale.ts';
import { siteQuery } from '#site/site.queries.ts';

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
  loader: async ({ context }) => {
    const [messages, site] = await Promise.all([
      loadMessages(context.locale, ['site', 'shell', 'accessibilityPanel']),
      context.queryClient.ensureQueryData(siteQuery(context.fetchApi)),
    ]);
    return { locale: context.locale, messages, site, forms: pageForms() };
  },
  // Messages and facts stay as they are until the language changes; `router.invalidate()` loads them again besides.
  shouldReload: ({ context }) => context.locale !== context.shown().locale,
  head: ({ loaderData }) => documentHead(loaderData?.site),
  shellComponent: ShellDocument,
  component: Root,
  errorComponent: RootFailure,
  notFoundComponent: NotFoundPage,
});

function Root() {
  const { locale, site, forms } = Route.useLoaderData();
  return <Frame locale={locale} site={site} forms={forms} />;
}
