import { defineConfig } from 'vite';

/**
 * The server with all its packages in a few files (dist/program): Node starts it in half the time that some 850 modules
 * take. Development and tests run the sources.
 */
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist/program', target: 'node24' },
  // What is left: Vite, which only development loads, and binaries.
  ssr: { noExternal: true, external: ['vite', 'sharp', 'pg-native'] },
  publicDir: false,
});
