/*
 * Budgets on what a first visit loads, in brotli bytes. Read from the build's own list of the files that
 * each route asks for at once; parts loaded later (toasts, forms, dialogs) do not count, nor do the texts of a
 * language: the first page carries them in its HTML.
 */
import { readdirSync } from 'node:fs';

const serverAssets = new URL('dist/server/assets/', import.meta.url);
const manifestFile = readdirSync(serverAssets).find((name) => name.startsWith('_tanstack-start-manifest'));
const { tsrStartManifest } = await import(new URL(manifestFile, serverAssets).href);
const { routes } = tsrStartManifest();

/** Of every page that visitors come to first. */
const scriptBudgets = {
  '/{-$locale}/': '121.6 kB',
  '/{-$locale}/quote': '125.6 kB',
  '/{-$locale}/providers': '130.8 kB',
  '/{-$locale}/member-portal': '119.9 kB',
  '/{-$locale}/join-network': '118.6 kB',
};

export default [
  ...Object.entries(scriptBudgets).map(([route, limit]) => ({
    name: `JavaScript of ${route.replace('/{-$locale}', '')}`,
    path: scriptsOf('__root__', '/{-$locale}', route),
    limit,
  })),
  {
    name: 'The assistant’s panel, when it is opened',
    path: 'dist/client/assets/assistant-panel-*.js',
    limit: '13 kB',
  },
  { name: 'All style sheets', path: 'dist/client/assets/*.css', limit: '13.5 kB' },
  { name: 'All fonts', path: 'dist/client/assets/*.woff2', limit: '45 kB', brotli: false },
  { name: 'The scene of the home page', path: 'dist/client/assets/hero-scene-*.svg', limit: '15 kB' },
];

/** @param {string[]} chain a route and those it lies in, of which some have no file of their own */
function scriptsOf(...chain) {
  const addresses = chain.flatMap((route) => routes[route]?.preloads ?? []);
  return [...new Set(addresses)].map((address) => `dist/client${address}`);
}
