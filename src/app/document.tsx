import { HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import stylesheet from '#ui/styles.css?url';

export function Document() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
