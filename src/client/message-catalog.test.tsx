import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
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
