import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../../tests/component/problems.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';
import { forget, keep, keptIds } from './kept-providers.ts';
import { MOST_KEPT } from './shortlist.ts';
import { ShortlistPage } from './shortlist-page.tsx';

/* The list that this device keeps, and one that somebody sent (docs/product/directory.md, Shortlist). */

const ana = provider({ doctor: 'Ana Ruiz' });
const luz = provider({ doctor: 'Luz Paz', phone: null, languages: null });
const GONE = '00000000-0000-4000-8000-000000000000';

/** An API that has these two. */
function api(asked: string[] = []): FetchApi {
  return async (path) => {
    asked.push(path);
    const wanted = new URL(path, 'https://clinic.example').searchParams.get('ids')?.split(',') ?? [];
    return Response.json({ providers: [ana, luz].filter(({ id }) => wanted.includes(id)) });
  };
}

const clear = () => keptIds().forEach(forget);
beforeEach(clear);
afterEach(clear);

const rows = () => page.getByRole('listitem').filter({ has: page.getByRole('article') });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { shortlist } = words;
  const named = (template: string, name: string) => template.replace('{name}', name);
  const open = (sharedIds: string[] = [], fetchApi = api(), isCut = false) =>
    renderOnPage(<ShortlistPage {...{ fetchApi, sharedIds, isCut }} />, {
      language: code,
      path: `/${code}/providers/shortlist`,
    });

  test('nothing kept: the page says how, leads to the directory and asks for nothing', async () => {
    const asked: string[] = [];
    await open([], api(asked));
    await expect.element(page.getByRole('heading', { name: shortlist.own.empty })).toBeVisible();
    await expect.element(page.getByText(shortlist.own.emptyHint)).toBeVisible();
    expect(asked).toEqual([]);
    await expectAccessible();
  });

  test('each that is kept can be called; one taken off stays in sight, and is not sent', async () => {
    await page.viewport(360, 740);
    keep(luz.id, ana.id);
    const asked: string[] = [];
    await open([], api(asked));
    await expect.element(rows()).toHaveLength(2);
    await expect.element(rows().last()).toMatchTextContent('7150 W Flagler St, Suite 12, Miami, FL 33144');
    await expect
      .element(
        rows()
          .last()
          .getByRole('link', { name: /\(305\) 555-0142$/ }),
      )
      .toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScrolling();
    await button(named(shortlist.removeNamed, 'Luz Paz')).click();
    await expect.element(button(named(shortlist.keepNamed, 'Luz Paz'))).toBeVisible();
    expect(keptIds()).toEqual([ana.id]);
    expect(asked).toEqual([`/api/providers?ids=${luz.id},${ana.id}`]);
    await button(named(shortlist.keepNamed, 'Luz Paz')).click();
    expect(keptIds()).toEqual([ana.id, luz.id]);
  });

  test('one that is gone says so and can be removed', async () => {
    keep(GONE);
    await open();
    await expect.element(page.getByText(shortlist.gone)).toBeVisible();
    await button(named(shortlist.removeNamed, shortlist.goneName)).click();
    expect(keptIds()).toEqual([]);
  });

  test('what another tab keeps appears', async () => {
    keep(ana.id);
    await open();
    await expect.element(rows()).toHaveLength(1);
    localStorage.setItem('shortlist', JSON.stringify([ana.id, luz.id]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
    await expect.element(rows()).toHaveLength(2);
  });

  test('a list that somebody sent: all of it is kept by one press, as far as there is room', async () => {
    await open([ana.id, luz.id]);
    await expect.element(rows()).toHaveLength(2);
    expect(keptIds()).toEqual([]);
    await button(shortlist.shared.keepAll).click();
    await expect.element(page.getByText(shortlist.shared.allKept)).toBeVisible();
    expect(keptIds()).toEqual([ana.id, luz.id]);
  });

  test('a full list says so', async () => {
    keep(
      ...Array.from(
        { length: MOST_KEPT },
        (_, index) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
      ),
    );
    await open([ana.id]);
    await button(named(shortlist.keepNamed, 'Ana Ruiz')).click();
    await expect.element(page.getByText(shortlist.full)).toBeVisible();
    expect(keptIds()).not.toContain(ana.id);
  });

  test('a link of which a part is missing says so and shows the rest', async () => {
    await open([ana.id], api(), true);
    await expect.element(page.getByText(shortlist.shared.cut)).toBeVisible();
    await expect.element(rows()).toHaveLength(1);
  });

  test('a list that cannot be loaded is asked for again', async () => {
    problems.allow(/^Failed to fetch$/);
    let isDown = true;
    await open([ana.id], (path, init) =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : api()(path, init),
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(shortlist.failed);
    isDown = false;
    await button(words.directory.results.retry).click();
    await expect.element(rows()).toHaveLength(1);
  });
});
