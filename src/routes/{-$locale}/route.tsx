import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { isLocale } from '#i18n/locale.ts';

export const Route = createFileRoute('/{-$locale}')({
  beforeLoad: ({ params }) => {
    if (params.locale !== undefined && !isLocale(params.locale)) throw notFound();
  },
  component: Outlet,
});
