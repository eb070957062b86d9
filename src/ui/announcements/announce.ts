import { useSyncExternalStore } from 'react';
import { createAnnouncementStore } from './announcement-store.ts';

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
