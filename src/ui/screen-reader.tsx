import { type ReactNode, useSyncExternalStore } from 'react';
import { createStore, type Store } from './store.ts';

/* What screen readers alone get: hidden text, and announcements of what has just happened. */

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** The announcements of this page. Only ever made in the browser. */
export const announcementStore = createAnnouncementStore();

/** Announces a text to screen readers, politely: after what is being read. Silent when switched off. */
export function announce(text: string): void {
  announcementStore.announce(text);
}

/**
 * The value of `aria-live` for a part of a page that changes by itself, such as a price that adds up: "polite", or
 * "off" when the visitor switched announcements off.
 */
export function usePoliteness(): 'polite' | 'off' {
  const isOn = useSyncExternalStore(announcementStore.subscribe, announcementStore.isOn, () => true);
  return isOn ? 'polite' : 'off';
}

/** The one place from which announcements are read; rendered once in the document, from the start. */
export function LiveRegion() {
  const last = useSyncExternalStore(announcementStore.subscribe, announcementStore.last, () => undefined);
  return (
    <div role="status" className="sr-only print:hidden">
      {last && <p key={last.id}>{last.text}</p>}
    </div>
  );
}

/** What is read out by a screen reader without taking the focus. */
interface Announcement {
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
