import { cdp } from 'vitest/browser';

/**
 * Shows the page on another medium or to a visitor with other settings, until the end of the test: `emulateMedia({ media:
 * 'print' })`, `emulateMedia({ 'prefers-reduced-motion': 'no-preference' })`. Unless said it is a screen, and nothing
 * moves: tests about motion ask for it.
 *
 * @param shown the medium, and media features with their values, as a style sheet names them
 */
export async function emulateMedia({
  media = 'screen',
  ...features
}: { media?: 'screen' | 'print' } & Record<string, string>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...features }).map(([name, value]) => ({
      name,
      value,
    })),
  });
}
