import { loadDemoProviders } from '#features/directory/demo/load-demo-providers.server.ts';
import { loadBundledArticles } from '#features/news/bundled/load-bundled-articles.server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A database with all that the assistant answers from: the bundled articles and the demonstration directory. */
export async function createAssistantDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await loadBundledArticles(database.db);
  await loadDemoProviders(database.db);
  return database;
}
