import { cdp } from 'vitest/browser';

/**
 * Shows the page to visitors with other settings, until the end of the test: `emulateMedia({ 'prefers-reduced-motion':
 * 'no-preference' })`, `{ 'forced-colors': 'active' }`.
 *
 * @param features media features and their values, as a style sheet names them
 */
export async function emulateMedia(features: Record<string, string>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}
