import { defineConfig } from 'vitest/config';
import { MUTATION_PARTS } from './scripts/mutation-parts.mjs';

/** The unit tests of the part that is being mutated. */
export default defineConfig({
  test: {
    include: MUTATION_PARTS[process.env.MUTATION_PART ?? '']?.tests ?? [],
    exclude: ['**/*.api.test.ts', '**/*.server.test.ts'],
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
