import { expect, test } from 'vitest';
import { CONTENTS, type Content, type ContentChanges } from '#server/database/content-changes.ts';
import { pageCache, type RenderedPage } from './page-cache.ts';

/** Changes that a test reports; `isHeard` false is a lost connection. */
function changesByHand() {
  const listeners: ((changed: readonly Content[]) => void)[] = [];
  const versions = { articles: 0, providers: 0, revisions: 0 };
  const state = { isHeard: true };
  const tell = (...changed: Content[]) => {
    for (const content of changed) versions[content] += 1;
    for (const listener of listeners) listener(changed);
  };
  const changes: ContentChanges = {
    versions: () => (state.isHeard ? { ...versions } : undefined),
    catchUp: async () => {},
    catchUpEverywhere: async () => {},
    subscribe: (listener) => void listeners.push(listener),
    announce: (changed) => tell(...changed),
    close: async () => {},
  };
  return { changes, tell, state };
}

const shown = (page: string, ...contents: Content[]): RenderedPage<string> => ({
  page,
  bytes: 100,
  shows: new Set(contents),
  isForAll: true,
});

/** Renders "text 1", "text 2", … that show some contents, and counts. */
function counted(text: string, ...contents: Content[]) {
  const render = async () => {
    render.count += 1;
    return shown(`${text} ${render.count}`, ...contents);
  };
  render.count = 0;
  return render;
}

test('a page is rendered once for all who ask, and again only when what it shows was changed', async () => {
  const { changes, tell } = changesByHand();
  const pages = pageCache<string>(changes);
  const home = counted('home', 'articles', 'providers');
  const search = counted('search', 'providers');
  const all = await Promise.all(Array.from({ length: 1000 }, () => pages.open('home', home)));
  expect(new Set(all)).toEqual(new Set(['home 1']));
  expect(await pages.open('search', search)).toBe('search 1');
  tell('articles');
  expect(await pages.open('home', home)).toBe('home 2');
  expect(await pages.open('search', search)).toBe('search 1');
  tell(...CONTENTS);
  expect(pages.find('home')).toBeUndefined();
  expect(await pages.open('search', search)).toBe('search 2');
});

test('whoever asks after a change gets a page that was rendered after it; a render that met a change is repeated', async () => {
  const { changes, tell } = changesByHand();
  const pages = pageCache<string>(changes);
  const reading = Promise.withResolvers<void>();
  let content = 'old';
  const render = async () => {
    const read = content;
    await reading.promise;
    return shown(`${read}, ${content}`, 'articles');
  };
  const before = pages.open('home', render);
  content = 'new';
  tell('articles');
  const after = pages.open('home', render);
  reading.resolve();
  expect(await after).toBe('new, new');
  expect(await before).toBe('new, new');
  expect(pages.find('home')).toBe('new, new');
});

test('a page whose content changes without end is shown, and not kept', async () => {
  const { changes, tell } = changesByHand();
  const pages = pageCache<string>(changes);
  const render = counted('home', 'articles');
  const page = await pages.open('home', async () => {
    tell('articles');
    return render();
  });
  expect(page).toBe('home 5');
  expect(pages.find('home')).toBeUndefined();
});

test('nothing is kept while changes cannot be heard', async () => {
  const { changes, state } = changesByHand();
  const pages = pageCache<string>(changes);
  const home = counted('home', 'articles');
  state.isHeard = false;
  expect(await pages.open('home', home)).toBe('home 1');
  expect(await pages.open('home', home)).toBe('home 2');
  state.isHeard = true;
  expect(await pages.open('home', home)).toBe('home 3');
  expect(await pages.open('home', home)).toBe('home 3');
});

test('what may not be kept is not; what was refused to one visitor is not shown to another', async () => {
  const { changes } = changesByHand();
  const pages = pageCache<string>(changes);
  const notFound = async () => ({ ...shown('not found'), shows: undefined });
  expect(await pages.open('nope', notFound)).toBe('not found');
  expect(pages.find('nope')).toBeUndefined();
  const refused = async () => ({ ...shown('too many searches'), shows: undefined, isForAll: false });
  const answers = await Promise.all([
    pages.open('providers', refused),
    pages.open('providers', counted('providers', 'providers')),
  ]);
  expect(answers).toEqual(['too many searches', 'providers 1']);
});

test('a render that fails fails for those who waited, and the next asks again', async () => {
  const { changes } = changesByHand();
  const pages = pageCache<string>(changes);
  const failing = async () => Promise.reject(new Error('no turn'));
  const asked = [pages.open('home', failing), pages.open('home', failing)];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pages.open('home', counted('home', 'articles'))).toBe('home 1');
});

test('of 100,000 addresses no more are kept than there is room for, and none for longer than an hour', async () => {
  const { changes } = changesByHand();
  let now = 1;
  const pages = pageCache<string>(changes, () => now);
  const addresses = Array.from({ length: 100_000 }, (_, index) => `/${index}`);
  const page = async () => ({ ...shown('page', 'articles'), bytes: 100 * 1024 });
  for (const address of addresses) await pages.open(address, page);
  expect(addresses.filter((address) => pages.find(address))).toEqual(addresses.slice(-327));
  now += 60 * 60 * 1000 + 1;
  expect(pages.find('/99999')).toBeUndefined();
});
