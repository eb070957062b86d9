import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: {
        entry: './app/router.tsx',
        generatedRouteTree: './app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        // A page's loader travels with the page, not with every first load.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
      client: { entry: './app/client.tsx' },
      server: { entry: './app/render.tsx' },
    }),
    react(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
