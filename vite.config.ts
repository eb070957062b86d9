import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compile-messages.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';

/**
 * Where the first load begins, and what most pages have of their own in it. With all that these import they travel in one
 * file: on a slow phone each small file costs a way there and back, and one file is compressed better than two.
 */
const FIRST_FILES =
  /\/src\/(app\/(client|form-page-notice)|forms\/luhn-sum|ui\/(fields|notice|progress-steps)|site\/address-notice|client\/(dialog-address|tab-storage|use-dialog-link))\.tsx?$/;

/** What several parts share besides: reads of the API, which most pages begin later, and what is small. */
const SHARED_FILES = {
  reads: /\/node_modules\/@tanstack\//,
  // What the administration alone has of `client` travels with the administration.
  shared: /\/src\/(ui|i18n|site|client(?!\/(signed-in-fetch|use-link-token)\.ts))\//,
  // Small parts of the administration are one file: every first load has the names of all files.
  panel:
    /\/src\/(client\/(signed-in-fetch|use-link-token)|revisions\/(define-kind|panel\/(changeable-list|editor-notices|problem-words|revision-calls|use-kind-name))|features\/admin\/use-refusal)\.tsx?$/,
};

/**
 * What several parts use but no first load needs: dialogs, switches, forms and long texts come when somebody presses or
 * scrolls to them. The choices are the calculator's, which has them in its own first load.
 */
const LATER_FILES =
  /\/src\/ui\/(chip|choices|close-button|copy-and-print|dialog|error-summary|folded-on-phones|switch)\.tsx$|\/src\/ui\/(use-copy|use-focus-on-new-item)\.ts$|\/src\/i18n\/(florida-clock|phone-number)\.ts$|\/src\/client\/shown-elsewhere\.ts$|\/src\/site\/(discount-plan-disclosures\.tsx|emergency-calls\.ts|office-closures\.tsx|plain-text\.tsx|plan-(label|limits)\.tsx|text-blocks\.ts)$|\/(mutationObserver|useMutation)\.js$/;

/** Writes parsed messages, in place of use-intl's own. */
const FORMAT_MESSAGE = fileURLToPath(new URL('src/i18n/format-message.ts', import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [
    compileMessages(),
    inlineScripts(),
    tailwindcss(),
    tanstackStart({
      router: {
        entry: './app/router.tsx',
        generatedRouteTree: './app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        // A page's loader, and what stands in its place, travel with the page, not with every first load.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
      },
      client: { entry: './app/client.tsx' },
      server: { entry: './app/render.tsx' },
    }),
    react(),
  ],
  // Built pages get their messages parsed ahead of time, and their packages with them: the first page that somebody opens
  // then waits for few files.
  ...(command === 'build'
    ? {
        resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: FORMAT_MESSAGE }] },
        ssr: { noExternal: true },
      }
    : {}),
  // What of others is built in, for the list of licences (scripts/package).
  build: { target: 'es2022', assetsInlineLimit: 0, license: { fileName: '.vite/licences.json' } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every first load has the names of all files: seven letters of a hash tell versions apart, too.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'first', test: FIRST_FILES },
                ...Object.entries(SHARED_FILES).map(([name, files]) => ({
                  name,
                  test: (file: string) => files.test(file) && !LATER_FILES.test(file),
                  minShareCount: 2,
                })),
              ],
            },
          },
        },
      },
    },
  },
}));
