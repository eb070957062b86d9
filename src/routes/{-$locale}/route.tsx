import { createFileRoute, Outlet } from '@tanstack/react-router';
import { HydrationMark } from '#client/hydration-mark.tsx';
import { isLocale, type Locale } from '#i18n/locale.ts';

export const Route = createFileRoute('/{-$locale}')({
  params: {
    // Only a language is one: of any other first part the links of the page that is not found would take over
    // "/nope" as their own prefix, and each would lead to another page that is not found.
    parse: ({ locale }): { locale?: Locale | undefined } | false =>
      (locale === undefined || isLocale(locale)) && { locale },
  },
  component: Page,
  // A file of its own would be a way there and back for two lines.
  codeSplitGroupings: [],
});

/** The router hydrates it by itself, after what is around it. */
function Page() {
  return (
    <>
      <Outlet />
      <HydrationMark />
    </>
  );
}
