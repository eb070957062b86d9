import { loadDemoProviders } from '#features/directory/demo/load-demo-providers.server.ts';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import { createPreparedDatabase, type TestDatabase } from './test-database.ts';

/** A database with all that the assistant answers from: the bundled articles and the demonstration directory. */
export function createAssistantDatabase(): Promise<TestDatabase> {
  return createPreparedDatabase('assistant', async ({ db }) => {
    await loadBundledArticles(db);
    await loadDemoProviders(db);
  });
}
