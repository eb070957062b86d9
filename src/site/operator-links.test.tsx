import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import site from '#site/messages/en.ts';
import { OutsideLink } from './operator-links.tsx';

describe('a configured address', () => {
  test('of another site opens a new tab, and says so in words', async () => {
    const html = await render(
      '/es',
      <OutsideLink href="https://plans.example/new?from=site">Quote</OutsideLink>,
    );
    expect(html).toContain('href="https://plans.example/new?from=site"');
    expect(html).toMatch(/target="_blank" rel="noopener"/);
    expect(html).toContain(site.opensInNewTab);
  });

  test.each([
    ['/', '/quote', '/quote'],
    ['/es', '/quote', '/es/quote'],
    ['/en', '/quote?planType=family#calculator', '/en/quote?planType=family#calculator'],
    ['/es/quote', '/', '/es'],
  ])(
    'of this site is followed in this tab and language: on %s %s leads to %s',
    async (page, address, leadsTo) => {
      const html = await render(page, <OutsideLink href={address}>Quote</OutsideLink>);
      expect(html).toContain(`href="${leadsTo}"`);
      expect(html).not.toContain('target=');
      expect(html).not.toContain(site.opensInNewTab);
    },
  );
});

/** The HTML of something on a page of a site with a home page and a quote page. */
async function render(path: string, content: ReactNode): Promise<string> {
  const root = createRootRoute({ component: () => content });
  const pages = ['/{-$locale}', '/{-$locale}/quote'].map((page) =>
    createRoute({ getParentRoute: () => root, path: page }),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  });
  await router.load();
  return renderToString(
    <IntlProvider locale="en-US" messages={{ site }} timeZone={FLORIDA_TIME_ZONE}>
      <RouterProvider router={router as never} />
    </IntlProvider>,
  );
}
