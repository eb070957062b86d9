import type { Plugin } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints; it must be the very first thing in a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Vite plugin of the production build: tells Chrome to compile what every page runs at once while it arrives, beside
 * the page, and not function by function in the moment in which the page hydrates. To other browsers it is a comment.
 *
 * @param sharedChunk name of the chunk that pages share; the entry is always among what every page runs
 */
export function compileEarly(sharedChunk: string): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has put its list of dependencies at the head of the file.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && (chunk.isEntry || chunk.name === sharedChunk)) {
            chunk.code = HINT + chunk.code;
          }
        }
      },
    },
  };
}
