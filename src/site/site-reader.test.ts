import { afterEach, expect, test, vi } from 'vitest';
import { floridaDay } from '#i18n/florida-day.ts';
import type { Content, ContentChanges } from '#server/database/content-changes.ts';
import { SITE } from '../../tests/support/default-site.ts';
import type { Closure, Site } from './site.ts';
import type { SiteNotice } from './site-notice.ts';
import { siteReader } from './site-reader.server.ts';

afterEach(() => {
  vi.useRealTimers();
});

type State = {
  name: string;
  notice: SiteNotice | undefined;
  noticeEndsIn: number | undefined;
  holidays: Closure[];
  isAway: boolean;
  isHeard: boolean;
  reads: number;
  before: Promise<void>;
};

/** A site whose office changes its name; the database can be away, slow, or silent about changes. */
function openSite() {
  const listeners: ((changed: readonly Content[]) => void)[] = [];
  const state: State = {
    name: 'old',
    notice: undefined,
    noticeEndsIn: undefined,
    holidays: [],
    isAway: false,
    isHeard: true,
    reads: 0,
    before: Promise.resolve(),
  };
  const announced: (readonly Content[])[] = [];
  const tell = (changed: readonly Content[]) => {
    for (const listener of listeners) listener(changed);
  };
  const changes: ContentChanges = {
    versions: () => (state.isHeard ? { articles: 0, providers: 0, revisions: 0 } : undefined),
    catchUp: async () => {},
    catchUpEverywhere: async () => {},
    subscribe: (listener) => void listeners.push(listener),
    announce: (changed) => {
      announced.push(changed);
      tell(changed);
    },
    close: async () => {},
  };
  const warn = vi.fn();
  const readParts = async ({ offices: [first, second] }: Site) => {
    state.reads += 1;
    const { name, notice, noticeEndsIn, holidays, isAway } = state;
    const from = (now: Date) => holidays.filter(({ date }) => date >= floridaDay(now));
    await state.before;
    if (isAway) throw new Error('the database does not answer');
    const offices: Site['offices'] = [{ ...first, name }, second];
    return [
      { shownOn: (now: Date) => ({ offices, closures: from(now) }), endsIn: undefined },
      ...(notice ? [{ shownOn: () => ({ notice }), endsIn: noticeEndsIn }] : []),
    ];
  };
  const readSite = siteReader({ configured: SITE, readParts, changes, log: { warn } });
  const readName = async () => (await readSite()).offices[0].name;
  const change = (name: string) => {
    state.name = name;
    tell(['revisions']);
  };
  return { state, readSite, readName, change, tell, announced, warn };
}

test('it is read once, and once more after each change of what is in force', async () => {
  const { state, readSite, change, tell } = openSite();
  const all = await Promise.all(Array.from({ length: 1000 }, () => readSite()));
  expect(new Set(all).size).toBe(1);
  expect(all[0]?.offices[0].name).toBe('old');
  tell(['articles', 'providers']);
  await readSite();
  expect(state.reads).toBe(1);
  change('new');
  expect((await readSite()).offices[0].name).toBe('new');
  expect((await readSite()).brandName).toBe(SITE.brandName);
  expect(state.reads).toBe(2);
});

test('a request after a change does not get what was read before it, nor does that come back', async () => {
  const { state, readName, change } = openSite();
  const slow = Promise.withResolvers<void>();
  state.before = slow.promise;
  const before = readName();
  state.before = Promise.resolve();
  change('new');
  expect(await readName()).toBe('new');
  slow.resolve();
  await before;
  expect(await readName()).toBe('new');
});

test('what is the same stays the same object', async () => {
  const { readSite, change } = openSite();
  const site = await readSite();
  change('old');
  expect(await readSite()).toBe(site);
});

test('nothing is kept while changes cannot be heard', async () => {
  const { state, readName, change } = openSite();
  await readName();
  state.isHeard = false;
  state.name = 'new';
  expect(await readName()).toBe('new');
  // Published before it is heard again, of which who listens tells (content-changes.ts).
  state.isHeard = true;
  change('newer');
  expect(await readName()).toBe('newer');
});

test('while the database is away the last read is served, and pages of that time are dropped when it is back', async () => {
  const { state, readName, tell, announced, warn } = openSite();
  await readName();
  state.isAway = true;
  tell(['articles', 'providers', 'revisions']);
  expect(await readName()).toBe('old');
  expect(await readName()).toBe('old');
  expect(warn).toHaveBeenCalledTimes(1);
  state.isAway = false;
  state.name = 'new';
  await vi.waitFor(async () => expect(await readName()).toBe('new'));
  expect(announced).toEqual([['revisions']]);
});

test('a notice that has ended is not shown, though the database cannot be asked', async () => {
  vi.useFakeTimers();
  const { state, readSite, change, tell } = openSite();
  state.notice = { version: 1, level: 'urgent', words: { en: 'Closed', es: 'Cerrado' } };
  state.noticeEndsIn = 60_000;
  const shown = await readSite();
  expect(shown.notice?.version).toBe(1);
  state.isAway = true;
  tell(['revisions']);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(await readSite()).toBe(shown);
  await vi.advanceTimersByTimeAsync(1);
  const without = await readSite();
  expect(without.notice).toBeUndefined();
  expect(without.offices).toEqual(shown.offices);
  expect(await readSite(), 'and is the same for all who ask then').toBe(without);
  // Back again, with one that stands until it is taken away.
  state.isAway = false;
  state.notice = { ...state.notice, version: 2 };
  state.noticeEndsIn = undefined;
  change('new');
  await readSite();
  await vi.advanceTimersByTimeAsync(100_000);
  expect((await readSite()).notice?.version).toBe(2);
});

test('a holiday goes with its day, though the database cannot be asked', async () => {
  // Half an hour before midnight in Florida.
  vi.useFakeTimers({ now: new Date('2026-11-27T04:30:00Z') });
  const { state, readSite, tell } = openSite();
  const words = { en: 'Thanksgiving', es: 'Día de Acción de Gracias' };
  state.holidays = ['2026-11-26', '2026-12-25'].map((date) => ({ date, words, isSoon: true }));
  const shown = await readSite();
  expect(shown.closures).toHaveLength(2);
  state.isAway = true;
  tell(['revisions']);
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  expect(await readSite()).toBe(shown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await readSite()).closures).toEqual(state.holidays.slice(1));
});

test('a database that was never read leaves what is configured', async () => {
  const { state, readName } = openSite();
  state.isAway = true;
  expect(await readName()).toBe(SITE.offices[0].name);
});

test('one that is slow holds up the first requests for a second, is told once, and holds up no other', async () => {
  vi.useFakeTimers();
  const { state, readName, tell, warn } = openSite();
  await readName();
  state.before = new Promise(() => {});
  tell(['revisions']);
  const first = readName();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe('old');
  expect(await readName()).toBe('old');
  expect(warn).toHaveBeenCalledTimes(1);
});
