import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { inject } from 'vitest';
import { render } from 'vitest-browser-react';
import { PARAMETERS_AS_TEXT } from '#client/page-parameters.ts';
import { createQueryClient } from '#client/query-client.ts';
import { OfflineNotice, ToastRegion } from '#features/shell/page-notices.tsx';
import { PageFormsProvider } from '#forms/page-forms.tsx';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { localeTag } from '#i18n/format.ts';
import { isLocale, type Locale, SHOWN_LOCALE } from '#i18n/locale.ts';
import { reportMissingMessage } from '#i18n/messages.ts';
import type { Site } from '#site/site.ts';
import { SiteProvider } from '#site/site-context.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { loadAllMessages } from '../support/all-messages.ts';

/**
 * Renders a component on a page as the site's frame makes it: messages, operator's facts, query client, router, toasts.
 * There is one such page at a time; it is gone before the next test.
 *
 * @param content what stands in the page's main part; it stays when the address changes
 * @param options.language the page's language
 * @param options.path the address, kept in memory: it never leads away
 * @param options.site what the operator has otherwise than in the default configuration
 * @returns what `render` returns, and the page's router, whose `state.location` is the address
 */
export async function renderOnPage(
  content: ReactNode,
  { language = 'en', path = '/', site = {} }: { language?: Locale; path?: string; site?: Partial<Site> } = {},
) {
  document.documentElement.lang = language;
  document.documentElement.setAttribute(SHOWN_LOCALE, language);
  const messages = await loadAllMessages(language);
  const queryClient = createQueryClient();
  const frame = () => (
    <QueryClientProvider client={queryClient}>
      <IntlProvider
        locale={localeTag(language)}
        messages={messages}
        timeZone={FLORIDA_TIME_ZONE}
        {...reportMissingMessage}
      >
        <SiteProvider site={{ ...inject('site'), ...site }}>
          <LiveRegion />
          <OfflineNotice />
          <main id="content" tabIndex={-1}>
            <PageFormsProvider forms={undefined}>{content}</PageFormsProvider>
          </main>
          <ToastRegion />
        </SiteProvider>
      </IntlProvider>
    </QueryClientProvider>
  );
  const router = createTestRouter(frame, path);
  await router.load();
  const rendered = await render(<RouterProvider router={router as never} />);
  await document.fonts.ready;
  return { ...rendered, router };
}

/** Templates of addresses that links name; every other address is the splat's. */
const PAGES = [
  '/',
  '/quote',
  '/providers',
  '/providers/recommend',
  '/providers/shortlist',
  '/providers/$id',
  '/join-network',
  '/member-portal',
  '/accessibility',
  '/privacy',
  '/policies/$policy',
  '/news/$slug',
  '$',
];
const ADMINISTRATION = [
  '/admin',
  '/admin/$kind',
  '/admin/inicio',
  '/admin/inbox',
  '/admin/people',
  '/admin/activity',
  '/admin-login',
  '/admin-login/password',
  '/sync',
];

/** A router whose every address shows the same page. Its search parameters are texts, as the site's are. */
function createTestRouter(component: () => ReactNode, path: string) {
  const root = createRootRoute({ component });
  const inLanguage = createRoute({
    getParentRoute: () => root,
    path: '/{-$locale}',
    params: {
      parse: ({ locale }: { locale?: string | undefined }) =>
        (locale === undefined || isLocale(locale)) && { locale },
    },
  });
  const pages = PAGES.map((page) => createRoute({ getParentRoute: () => inLanguage, path: page }));
  const sections = ADMINISTRATION.map((section) =>
    createRoute({ getParentRoute: () => root, path: section }),
  );
  return createRouter({
    routeTree: root.addChildren([inLanguage.addChildren(pages), ...sections]),
    history: createMemoryHistory({ initialEntries: [path] }),
    ...PARAMETERS_AS_TEXT,
    defaultNotFoundComponent: () => null,
  });
}
