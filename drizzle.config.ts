import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` compares the tables of all features with the last migration and writes the next. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/{features,forms,revisions,server}/**/*.table.ts'],
  out: './migrations',
});
