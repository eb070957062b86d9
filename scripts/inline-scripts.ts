import { build, type Plugin } from 'vite';

/* What this project adds to Vite (vite.config.ts): scripts that pages have inline, because they wait for no file. */

const MARK = '?script';

/**
 * Vite plugin: `import source from './name.ts?script'` is the source of that file as pages have it inline, built with all
 * that it imports. It is the same on every page, so that it has one hash in their Content-Security-Policy; what differs
 * belongs into attributes of its element.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      const { code, files } = await buildInlineScript(id.slice(0, -MARK.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/**
 * @param file where the script begins
 * @returns the script, and the files that it was made of
 * @throws Error when a page could not have it inline
 */
export async function buildInlineScript(file: string): Promise<{ code: string; files: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        // Of modules that have more than these scripts need, nothing else comes along (hooks, and React with them).
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const outputs = 'output' in built ? built.output : [];
  const [script, ...others] = outputs;
  if (!script || others.length > 0) throw new Error(`${file} must be built into one file.`);
  const code = script.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} would end the element that it stands in.`);
  return { code, files: script.moduleIds };
}
