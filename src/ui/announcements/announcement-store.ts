import { createStore, type Store } from '../store.ts';

/** What is read out by a screen reader without taking the focus. */
export interface Announcement {
  /** Different for every announcement, so that the same words are read again. */
  id: number;
  text: string;
}

interface AnnouncementStore extends Pick<Store<unknown>, 'subscribe'> {
  /** Announces a text; nothing while announcements are off. */
  announce: (text: string) => void;
  /** Turns announcements on or off; they start on. Turned off, what was still to be read goes too. */
  turn: (on: boolean) => void;
  isOn: () => boolean;
  /** The last announcement; the same object until the next. */
  last: () => Announcement | undefined;
}

/** Announcements outside of React, so that any code may make one. */
export function createAnnouncementStore(): AnnouncementStore {
  const store = createStore<{ isOn: boolean; last: Announcement | undefined }>({
    isOn: true,
    last: undefined,
  });
  let lastId = 0;
  return {
    announce(text) {
      if (!store.get().isOn) return;
      lastId += 1;
      store.set({ isOn: true, last: { id: lastId, text } });
    },
    turn(isOn) {
      store.set({ isOn, last: isOn ? store.get().last : undefined });
    },
    isOn: () => store.get().isOn,
    last: () => store.get().last,
    subscribe: store.subscribe,
  };
}
