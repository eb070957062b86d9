import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import type { MessageTree } from '../src/i18n/messages.ts';

/* What this project adds to Vite's production build (vite.config.ts). */

const CATALOG = /\/messages\/(en|es)\.ts$/;

/**
 * Vite plugin of the production build: parses the ICU messages ahead of time, so that no browser downloads and runs
 * the parser. `use-intl/format-message` must then be `src/i18n/format-message.ts` (vite.config.ts).
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!CATALOG.test(id)) return null;
      const catalog = (await import(pathToFileURL(id).href)) as { default: MessageTree };
      return `export default ${JSON.stringify(compileTree(catalog.default))};`;
    },
  };
}

function compileTree(tree: MessageTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value),
    ]),
  );
}
