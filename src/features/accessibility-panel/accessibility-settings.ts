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

/** What was set on this page when the storage refused to keep it (private mode); it lasts as long as the page. */
let unkept: AccessibilitySettings | undefined;

/** The stored settings; the defaults for what is not stored or no longer readable. */
export function readStoredSettings(): AccessibilitySettings {
  if (unkept) return unkept;
  const entries = Object.entries(readStorage()).filter(
    ([name, value]) => name in DEFAULT_SETTINGS && typeof value === 'boolean',
  );
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(entries) };
}

/** Before the first paint: puts what is stored on the root element. Whatever is in the storage, it does not fail. */
export function showStoredSettings(): void {
  const stored = readStorage();
  for (const [name, className] of Object.entries(ROOT_CLASSES)) {
    if (stored[name] === true) document.documentElement.classList.add(className);
  }
}

function readStorage(): Record<string, unknown> {
  try {
    return JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}') ?? {};
  } catch {
    return {};
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

/** Puts settings on the root element. */
export function setRootClasses(settings: AccessibilitySettings): void {
  for (const name of ['highContrast', 'largeText', 'reducedMotion'] as const) {
    document.documentElement.classList.toggle(ROOT_CLASSES[name], settings[name]);
  }
}
