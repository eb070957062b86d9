import { describe, expect, it, vi } from 'vitest';
import { createAnnouncementStore } from './screen-reader.tsx';

describe('announcements', () => {
  it('are on from the start, and the same words twice are two announcements', () => {
    const store = createAnnouncementStore();
    store.announce('Copied');
    const first = store.last();
    store.announce('Copied');
    expect(first?.text).toBe('Copied');
    expect(store.last()).toMatchObject({ text: 'Copied' });
    expect(store.last()?.id).not.toBe(first?.id);
  });

  it('are silent when turned off, also the one that still stood', () => {
    const store = createAnnouncementStore();
    store.announce('Copied');
    store.turn(false);
    expect(store.last()).toBeUndefined();
    store.announce('Copied');
    expect(store.last()).toBeUndefined();
    store.turn(true);
    store.announce('Copied');
    expect(store.last()?.text).toBe('Copied');
  });

  it('tell their listeners until those leave', () => {
    const store = createAnnouncementStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.announce('Copied');
    leave();
    store.announce('Copied');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
