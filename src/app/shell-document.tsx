import { HeadContent, ScriptOnce, Scripts, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EARLY_CLICK_SCRIPT } from '#client/click-replay.tsx';
import { DISABLE_CONTENT_VISIBILITY_SCRIPT } from '#client/disable-content-visibility.ts';
import { EARLY_TRANSLATION_SCRIPT } from '#client/mend-translated-text.ts';
import { EARLY_DIALOG_SCRIPT } from '#client/use-dialog-link.ts';
import { EARLY_SETTINGS_SCRIPT } from '#features/accessibility-panel/accessibility-settings.ts';
import { isAdminPath } from '#features/admin/admin-path.ts';
import {
  DEFAULT_LOCALE,
  EARLY_LANGUAGE_SCRIPT,
  isLocale,
  localeFromPath,
  SHOWN_LOCALE,
} from '#i18n/locale.ts';

/** The HTML document around every page, also around pages that failed. */
export function ShellDocument({ children }: { children: ReactNode }) {
  const locale = useRouterState({ select: (state) => contextLocale(state.matches[0]?.context) });
  return (
    // The early scripts write on the root before React compares it with the server's.
    <html lang={locale} {...{ [SHOWN_LOCALE]: locale }} suppressHydrationWarning>
      <head>
        {/* Left out of the browser's code, where they would do nothing. */}
        {import.meta.env.SSR && <EarlyScripts />}
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

function EarlyScripts() {
  const asksForLanguage = useRouterState({
    select: ({ location: { pathname } }) => localeFromPath(pathname) === undefined && !isAdminPath(pathname),
  });
  return (
    <>
      {asksForLanguage && <ScriptOnce>{EARLY_LANGUAGE_SCRIPT}</ScriptOnce>}
      <ScriptOnce>{EARLY_TRANSLATION_SCRIPT}</ScriptOnce>
      <ScriptOnce>{EARLY_SETTINGS_SCRIPT}</ScriptOnce>
      <ScriptOnce>{DISABLE_CONTENT_VISIBILITY_SCRIPT}</ScriptOnce>
      <ScriptOnce>{EARLY_CLICK_SCRIPT}</ScriptOnce>
      <ScriptOnce>{EARLY_DIALOG_SCRIPT}</ScriptOnce>
    </>
  );
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
