import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { type ImportOptions, importProviders } from '#features/directory/import/import-providers.server.ts';
import type { ImportReport } from '#features/directory/import/provider-import-report.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/* Imports of files of providers, for tests beside the import. */

/** A short table: its header, two rows that are right and one that is refused. */
export const PROVIDER_ROWS = {
  header: 'npi,name,specialty,address,city,zip,phone',
  ana: '1234567893,Ana Ruiz,Dental,1 Main St,Miami,33126,3055550101',
  luis: ',Luis Peña,Pediatrics,2 Main St,Orlando,328370001,(407) 555-0102',
  badZip: ',Eva Gil,Dental,3 Main St,Atlanta,30301,4045550103',
} as const;

export const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

/** A file of tests/cases/import. */
export const caseFile = (name: string, kind = 'csv') =>
  path.join(import.meta.dirname, '../cases/import', `${name}.${kind}`);

type ProviderImports = Awaited<ReturnType<typeof openProviderImports>>;

/**
 * A database and a folder for files, each of their own.
 *
 * @param given another database than an empty one; it is discarded with the rest
 */
export async function openProviderImports(given?: TestDatabase) {
  const database = given ?? (await createTestDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), 'provider-import-'));
  const rejectedPath = path.join(folder, 'rejected.csv');

  /** Imports a file. Its numbers have to add up. */
  async function importFile(file: string, options: Partial<ImportOptions> = {}): Promise<ImportReport> {
    const report = await importProviders(database.db, file, {
      mapping: new Map(),
      translations: new Map(),
      listDate: '2024-10-03',
      dryRun: false,
      acceptValid: false,
      severalPlaces: false,
      onlyFlorida: false,
      removeDemo: false,
      rejectedPath,
      ...options,
    });
    expect(report.read).toBe(report.accepted + report.rejected + report.leftOut);
    const mergedAway = report.duplicates + report.merged.rows - report.merged.providers;
    expect(report.accepted).toBe(report.inserted + report.updated + report.unchanged + mergedAway);
    return report;
  }

  async function importText(content: string | Buffer, options: Partial<ImportOptions> = {}) {
    const file = path.join(folder, 'providers.csv');
    await writeFile(file, content);
    return importFile(file, options);
  }

  async function storedProviders() {
    const { rows } = await database.db.execute<Record<string, unknown>>(
      sql`SELECT * FROM providers WHERE NOT is_demo ORDER BY doctor, address`,
    );
    return rows;
  }

  async function discard(): Promise<void> {
    await database.discard();
    await rm(folder, { recursive: true });
  }

  return { database, folder, rejectedPath, importFile, importText, storedProviders, discard };
}

/** For all tests of a file: each has an empty database and a folder of its own, and what is called is about these. */
export function providerImportsPerTest() {
  let imports: ProviderImports;
  beforeEach(async () => {
    imports = await openProviderImports();
  });
  afterEach(() => imports.discard());
  const importText: ProviderImports['importText'] = (content, options) =>
    imports.importText(content, options);
  const importFile: ProviderImports['importFile'] = (file, options) => imports.importFile(file, options);
  return {
    importText,
    importFile,
    importRows: (rows: string[], options?: Partial<ImportOptions>) => importText(lines(...rows), options),
    storedProviders: () => imports.storedProviders(),
    get database() {
      return imports.database;
    },
    get folder() {
      return imports.folder;
    },
    get rejectedPath() {
      return imports.rejectedPath;
    },
  };
}
