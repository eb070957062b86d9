import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, readStoredSettings, showStoredSettings } from './accessibility-settings.ts';

afterEach(() => vi.unstubAllGlobals());

/** The classes that the root element gets before the first paint when this is kept. */
function earlyClasses(kept: string | null): string[] {
  const classes: string[] = [];
  vi.stubGlobal('window', { localStorage: { getItem: () => kept } });
  vi.stubGlobal('document', {
    documentElement: { classList: { add: (name: string) => classes.push(name) } },
  });
  showStoredSettings();
  return classes;
}

function settingsWhenStored(kept: string | null) {
  vi.stubGlobal('window', { localStorage: { getItem: () => kept } });
  return readStoredSettings();
}

test('what was stored is there again, before anything is painted and in the panel', () => {
  const kept = {
    ...DEFAULT_SETTINGS,
    largeText: true,
    reducedMotion: true,
    screenReaderAnnouncements: false,
  };
  expect(earlyClasses(JSON.stringify(kept))).toEqual(['large-text', 'reduce-motion']);
  expect(settingsWhenStored(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, '', '{', 'null', '[]', '"x"', '7', '{"highContrast":1}', '{"highContrast":"yes","x":true}'])(
  'what stands broken in the storage does no harm: %s',
  (kept) => {
    expect(earlyClasses(kept)).toEqual([]);
    expect(settingsWhenStored(kept)).toEqual(DEFAULT_SETTINGS);
  },
);

test('a browser that forbids the storage leaves the defaults', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('forbidden');
    },
  });
  expect(readStoredSettings()).toEqual(DEFAULT_SETTINGS);
  expect(showStoredSettings).not.toThrow();
});
