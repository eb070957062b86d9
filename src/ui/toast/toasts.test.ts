import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, toastRemovalDelay } from './toasts.ts';

describe('toast store', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('keeps one toast, the newest', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    store.show({ title: 'second' });
    expect(store.list().map((toast) => toast.title)).toEqual(['second']);
  });

  it('closes a dismissed toast at once and forgets it after 1,000,000 ms', () => {
    const store = createToastStore();
    const id = store.show({ title: 'sent' });
    store.dismiss(id);
    expect(store.list()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(toastRemovalDelay - 1);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toEqual([]);
  });

  it('dismisses all without a number', () => {
    const store = createToastStore();
    store.show({ title: 'sent' });
    store.dismiss();
    expect(store.list()).toMatchObject([{ open: false }]);
  });

  it('an update opens the toast again and calls off its removal', () => {
    const store = createToastStore();
    const id = store.show({ title: 'sending' });
    store.dismiss(id);
    store.update(id, { title: 'sent' });
    vi.advanceTimersByTime(2 * toastRemovalDelay);
    expect(store.list()).toMatchObject([{ id, title: 'sent', open: true }]);
  });

  it('the removal of a replaced toast does not touch the one that replaced it', () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: 'first' }));
    store.show({ title: 'second' });
    vi.advanceTimersByTime(2 * toastRemovalDelay);
    expect(store.list()).toMatchObject([{ title: 'second', open: true }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells its listeners, and gives the same list while nothing changes', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ title: 'sent' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.list()).toBe(store.list());
    leave();
    store.dismiss();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
