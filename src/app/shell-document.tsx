import { HeadContent, Scripts, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, isLocale } from '#i18n/locale.ts';

/** The HTML document around every page, also around pages that failed. */
export function ShellDocument({ children }: { children: ReactNode }) {
  const locale = useRouterState({ select: (state) => contextLocale(state.matches[0]?.context) });
  return (
    <html lang={locale}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function contextLocale(context: object | undefined) {
  return context && 'locale' in context && isLocale(context.locale) ? context.locale : DEFAULT_LOCALE;
}
