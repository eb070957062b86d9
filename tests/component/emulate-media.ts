import { cdp } from 'vitest/browser';

/**
 * Shows the page on another medium or to a visitor with other settings, until the end of the test: `emulateMedia({ media:
 * 'print' })`, `emulateMedia({ 'prefers-reduced-motion': 'no-preference' })`.
 *
 * @param shown the medium, screen unless said, and media features with their values, as a style sheet names them
 */
export async function emulateMedia({
  media = 'screen',
  ...features
}: { media?: 'screen' | 'print' } & Record<string, string>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}
