/** What is read out by a screen reader without taking the focus. */
export interface Announcement {
  /** Different for every announcement, so that the same words are read again. */
  id: number;
  text: string;
}

interface AnnouncementStore {
  /** Has a text read out when the reader comes to it; nothing while announcements are off. */
  announce: (text: string) => void;
  /** Turns announcements on or off; they start on. Turned off, what still stood to be read goes too. */
  turn: (on: boolean) => void;
  isOn: () => boolean;
  /** The last announcement; the same object until the next. */
  last: () => Announcement | undefined;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Announcements outside of React, so that any code may make one. */
export function createAnnouncementStore(): AnnouncementStore {
  let on = true;
  let last: Announcement | undefined;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    announce(text) {
      if (!on) return;
      lastId += 1;
      last = { id: lastId, text };
      tell();
    },
    turn(next) {
      on = next;
      if (!on) last = undefined;
      tell();
    },
    isOn: () => on,
    last: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
