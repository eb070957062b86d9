import { HeadContent, Scripts, useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import beforePaint from '#app/first-load/before-paint.ts?script';
import { isAdminPath } from '#features/admin/admin-path.ts';
import { DEFAULT_LOCALE, isLocale, localeFromPath, SHOWN_LOCALE, unprefixedPath } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';

/** The HTML document around every page, also around pages that failed. */
export function ShellDocument({ children }: { children: ReactNode }) {
  const locale = useRouterState({ select: (state) => contextLocale(state.matches[0]?.context) });
  return (
    // The first script writes on the root before React compares it with the server's.
    <html lang={locale} {...{ [SHOWN_LOCALE]: locale }} suppressHydrationWarning>
      <head>
        {/* Left out of the browser's code, where it would do nothing. */}
        {import.meta.env.SSR && <BeforePaint />}
        <HeadContent />
      </head>
      <body>
        {children}
        {/* Likewise. There it would write the entry's script once more, which the pages' policy forbids. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/** What the browser does before anything is painted (`first-load/before-paint.ts`), and what this page asks for of it. */
function BeforePaint() {
  const router = useRouter();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const asksForLanguage = localeFromPath(pathname) === undefined && !isAdminPath(pathname);
  const scrollsOnLoad = unprefixedPath(pathname) === '/';
  const notice = useRouterState({ select: ({ matches }) => noticeVersion(matches[0]?.loaderData) });
  return (
    <script
      nonce={router.options.ssr?.nonce}
      data-asks-for-language={asksForLanguage || undefined}
      data-scrolls-on-load={scrollsOnLoad || undefined}
      data-notice={notice}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; the script is our own
      dangerouslySetInnerHTML={{ __html: beforePaint }}
    />
  );
}

/** The version of the notice that this page has, which the device may have closed. */
function noticeVersion(data: object | undefined): number | undefined {
  return data && 'site' in data ? (data.site as Site).notice?.version : undefined;
}

function contextLocale(context: object | undefined) {
  return context && 'locale' in context && isLocale(context.locale) ? context.locale : DEFAULT_LOCALE;
}

/**
 * Shown when not even the messages of the page could be loaded, so without any of them: both languages, and a way to
 * try again. A page that only lacks its own data shows the shell's ErrorPage.
 */
export function RootFailure() {
  return (
    <main className="mx-auto max-w-reading px-gutter py-section">
      <h1 className="text-title-lg" lang="en">
        This page didn’t load
      </h1>
      <p className="mt-3" lang="en">
        Check your connection, then{' '}
        <a href="?" className="text-link">
          try again
        </a>
        .
      </p>
      <h2 className="mt-12 text-title-lg" lang="es">
        Esta página no cargó
      </h2>
      <p className="mt-3" lang="es">
        Revise su conexión y luego{' '}
        <a href="?" className="text-link">
          inténtelo de nuevo
        </a>
        .
      </p>
    </main>
  );
}
