import { announcementStore } from '#ui/screen-reader.tsx';
import { type AccessibilitySettings, setRootClasses } from './accessibility-settings.ts';

/** Puts settings into effect on the page that is shown. */
export function applySettings(settings: AccessibilitySettings): void {
  setRootClasses(settings);
  announcementStore.turn(settings.screenReaderAnnouncements);
}
