import { defineConfig } from 'vite';

/**
 * The server with all its packages in a few files (dist/program): Node reads them in two thirds of the time that some 850
 * modules take. Development and tests below the browser run the sources.
 */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/program',
    target: 'node24',
    rolldownOptions: {
      // Kinds of content name their side of the panel: browsers load it, and the renderer has it. It is known by its name,
      // as ARCHITECTURE.md has it; under another one it is built into the program, with React, where nothing runs it.
      external: /\/admin\/[\w-]+-panel\.tsx?$/,
      // Everything stays as it is written: the bundler would drop a call like decodeURIComponent(path) whose result nobody
      // reads, although its error is what was asked for; and errors keep the names of their classes.
      treeshake: false,
      output: { keepNames: true, minify: false },
    },
  },
  // What is left: Vite, which only development loads, and binaries.
  ssr: { noExternal: true, external: ['vite', 'sharp', 'pg-native'] },
  publicDir: false,
});
