import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { IntlProvider, useTranslations } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { loadCatalog, type MessageCatalog, WithMessages } from './message-catalog.tsx';

const offline = new Error('Failed to fetch dynamically imported module');

test('a failed load is given to the error boundary; a render does not ask for it again and again', async () => {
  const load = vi.fn(() => Promise.reject(offline));
  const catalog: MessageCatalog = { feature: 'failing', en: load, es: load };
  const onError = vi.fn();
  const stream = await renderToReadableStream(
    <IntlProvider locale="es-US" messages={{}}>
      <Suspense fallback="…">
        <WithMessages catalogs={catalog}>words</WithMessages>
      </Suspense>
    </IntlProvider>,
    { onError },
  );
  await stream.allReady;
  expect(onError).toHaveBeenCalledWith(offline, expect.anything());
  expect(load).toHaveBeenCalledOnce();
});

test.each(['first', 'second'])(
  'a part has the messages of both its features, whichever arrives %s',
  async (early) => {
    const features = ['first', 'second'].map((feature) => {
      const { promise, resolve } = Promise.withResolvers<{ default: object }>();
      const load = vi.fn(() => promise);
      const arrive = () => resolve({ default: { title: `words of the ${feature}` } });
      return { feature, load, arrive, catalog: { feature, en: load, es: load } };
    });
    const stream = await renderToReadableStream(
      <IntlProvider locale="es-US" messages={{}} timeZone={FLORIDA_TIME_ZONE}>
        <Suspense fallback="…">
          <WithMessages catalogs={features.map(({ catalog }) => catalog)}>
            <Titles />
          </WithMessages>
        </Suspense>
      </IntlProvider>,
    );
    const inOrder = features.toSorted((a, b) => Number(b.feature === early) - Number(a.feature === early));
    for (const { arrive, load } of inOrder) {
      await vi.waitFor(() => expect(load).toHaveBeenCalled());
      arrive();
      // The other comes after React has looked again.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const html = await new Response(stream).text();
    expect(html).toContain('words of the first, words of the second');
  },
);

function Titles() {
  const t = useTranslations() as unknown as (key: string) => string;
  return `${t('first.title')}, ${t('second.title')}`;
}

test('an event loads again what failed, and once what was loaded', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(offline)
    .mockResolvedValue({ default: { title: 'Fotos' } });
  const catalog: MessageCatalog = { feature: 'photos', en: load, es: load };
  await expect(loadCatalog(catalog, 'es')).rejects.toThrow(offline);
  expect(await loadCatalog(catalog, 'es')).toEqual({ photos: { title: 'Fotos' } });
  await loadCatalog(catalog, 'es');
  expect(load).toHaveBeenCalledTimes(2);
});
