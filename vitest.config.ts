import { defineConfig } from 'vitest/config';

const databaseTests = [
  'src/**/*.api.test.ts',
  'src/**/*.server.test.ts',
  'tests/api/**/*.test.ts',
  'tests/platform/**/*.test.ts',
];

/** `unit` needs nothing but Node; `api` has a real PostgreSQL (tests/support/database-server.ts). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/assistant/**/*.test.ts'],
          exclude: databaseTests,
          // All checks run at once on as little as two cores.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: databaseTests,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
