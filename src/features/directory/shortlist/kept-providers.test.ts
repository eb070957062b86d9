import { afterEach, expect, test, vi } from 'vitest';
import { MOST_KEPT } from './shortlist.ts';

/* What this device keeps, whatever its storage does (docs/product/directory.md, Shortlist). */

const ids = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
  );
const [A = '', B = ''] = ids(2);

afterEach(() => {
  vi.unstubAllGlobals();
});

function useStorage(text: string | null = null): void {
  let stored = text;
  const localStorage = {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
  };
  vi.stubGlobal('window', { localStorage });
}

/** As a page that is just loaded. */
async function newPage() {
  vi.resetModules();
  return import('./kept-providers.ts');
}

test('what is kept is there on the next page, oldest first, until it is taken off', async () => {
  useStorage();
  const first = await newPage();
  first.keep(B);
  first.keep(A, B);
  const next = await newPage();
  expect(next.keptIds()).toEqual([B, A]);
  next.forget(B);
  expect((await newPage()).keptIds()).toEqual([A]);
});

test.each(['', 'null', '{', '{"a":1}', '"a"', '[1,null,{}]', '["ana"]', `["${'x'.repeat(99)}"]`])(
  'of broken content nothing is left: %s',
  async (text) => {
    useStorage(text);
    const page = await newPage();
    expect(page.keptIds()).toEqual([]);
    expect(page.keep(A)).toBe(true);
    expect(page.keptIds()).toEqual([A]);
  },
);

test('of a list that is partly broken or too long the ids are left that fit', async () => {
  useStorage(JSON.stringify(['ana', ...ids(40), A]));
  expect((await newPage()).keptIds()).toEqual(ids(MOST_KEPT));
});

test('there is room for as many as a page prints', async () => {
  useStorage();
  const page = await newPage();
  expect(page.keep(...ids(MOST_KEPT))).toBe(true);
  expect(page.keep(...ids(MOST_KEPT + 1))).toBe(false);
  expect(page.keptIds()).toEqual(ids(MOST_KEPT));
});

test.each([
  [
    'is full',
    {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  ],
  ['is not there', undefined],
])('where the storage %s, it lasts as long as the page', async (_, localStorage) => {
  vi.stubGlobal('window', { localStorage });
  const page = await newPage();
  expect(page.keptIds()).toEqual([]);
  expect(page.keep(A)).toBe(true);
  expect(page.keptIds()).toEqual([A]);
  page.forget(A);
  expect(page.keptIds()).toEqual([]);
});
