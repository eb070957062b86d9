import { announcementStore } from '#ui/screen-reader.tsx';

/** What a visitor can set in the accessibility panel (docs/product/accessibility.md). */
export type AccessibilitySettings = {
  highContrast: boolean;
  largeText: boolean;
  reducedMotion: boolean;
  screenReaderAnnouncements: boolean;
};

export const DEFAULT_SETTINGS: AccessibilitySettings = {
  highContrast: false,
  largeText: false,
  reducedMotion: false,
  screenReaderAnnouncements: true,
};

/** The settings in the order of the panel. */
export const SETTING_NAMES = [
  'highContrast',
  'largeText',
  'reducedMotion',
  'screenReaderAnnouncements',
] as const satisfies readonly (keyof AccessibilitySettings)[];

/** Key in local storage. */
const STORAGE_KEY = 'accessibility-settings';

/** Classes of the root element, by the setting that puts them there (docs/product/accessibility.md). */
const ROOT_CLASSES = {
  highContrast: 'high-contrast',
  largeText: 'large-text',
  reducedMotion: 'reduce-motion',
} as const satisfies Partial<Record<keyof AccessibilitySettings, string>>;

/**
 * A script for the head of the document: puts the stored classes on the root element before anything is painted. It is
 * part of every page's HTML and allowed by its hash; whatever is in the storage, it does not fail.
 */
export const EARLY_SETTINGS_SCRIPT = `try{var s=JSON.parse(localStorage.getItem("${STORAGE_KEY}"))||{},c=${/* @__PURE__ */ JSON.stringify(ROOT_CLASSES)};for(var n in c)if(s[n]===true)document.documentElement.classList.add(c[n])}catch(e){}`;

/** What was set on this page when the storage refused to keep it (private mode); it lasts as long as the page. */
let unkept: AccessibilitySettings | undefined;

/** The stored settings; the defaults for what is not stored or no longer readable. */
export function readStoredSettings(): AccessibilitySettings {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(
      ([name, value]) => name in DEFAULT_SETTINGS && typeof value === 'boolean',
    );
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(entries) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Stores the settings for the next visit. */
export function storeSettings(settings: AccessibilitySettings): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    unkept = undefined;
  } catch {
    unkept = settings;
  }
}

/** Puts settings into effect on the page that is shown. */
export function applySettings(settings: AccessibilitySettings): void {
  for (const name of ['highContrast', 'largeText', 'reducedMotion'] as const) {
    document.documentElement.classList.toggle(ROOT_CLASSES[name], settings[name]);
  }
  announcementStore.turn(settings.screenReaderAnnouncements);
}
