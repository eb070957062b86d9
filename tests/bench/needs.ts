import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  BLIND_PROVIDERS,
  BLIND_QUERIES,
  type BlindAnswer,
  type BlindQuery,
  findFaults,
  NOT_LISTED,
} from '../directory/blind/blind-needs.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

const checkoutDir = path.resolve(import.meta.dirname, '..', '..');

/**
 * Asks the directory what it has never seen (tests/directory/blind) and counts what it finds.
 *
 * @param site without demonstration providers; the invented ones are imported into it
 * @param dataDir that of the site
 * @param report receives each search that was not answered right
 */
export async function measureNeeds(
  site: SiteProcess,
  dataDir: string,
  report: (miss: string) => void,
): Promise<Table> {
  await importInvented(dataDir);
  const asked: { query: BlindQuery; isRight: boolean }[] = [];
  for (const query of BLIND_QUERIES) {
    const answer = await search(site, query.text);
    const faults = findFaults(query, answer);
    asked.push({ query, isRight: faults.length === 0 });
    if (faults.length > 0) {
      report(
        `[${query.id}] ${query.text}\n    ${faults.join('; ')}\n    → ${JSON.stringify(answer.understood)}`,
      );
    }
  }
  const rowOf = (name: string, wanted: (query: BlindQuery) => boolean) => {
    const of = asked.filter(({ query }) => wanted(query));
    const right = of.filter(({ isRight }) => isRight).length;
    return { name, values: [of.length, (100 * right) / of.length], onlyInforms: name !== 'all' };
  };
  return {
    title: 'Blind searches in own words',
    columns: [
      { name: 'asked', unit: '' },
      { name: 'right', unit: '%', digits: 1, atLeast: 95 },
    ],
    rows: [
      rowOf('names', ({ kind }) => kind === 'name'),
      rowOf('needs', ({ kind }) => kind === 'need'),
      rowOf('in English', ({ language }) => language === 'en'),
      rowOf('in Spanish', ({ language }) => language === 'es'),
      rowOf('all', () => true),
    ],
    notes: [
      'Right: an expected provider is one of the first three, or exactly the expected filters were read.',
    ],
  };
}

/** As an operator does. */
async function importInvented(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'invented.csv');
  const values = path.join(dataDir, 'invented.values.json');
  const lines = BLIND_PROVIDERS.map((provider, index) =>
    [
      provider.provider,
      provider.centerName,
      provider.specialty,
      `${index + 1} Main St`,
      provider.city,
      provider.county,
      provider.zipCode,
      provider.languages.join('; '),
      provider.acceptingNewPatients === null ? '' : provider.acceptingNewPatients ? 'yes' : 'no',
    ]
      .map((value) => `"${value.replaceAll('"', '""')}"`)
      .join(','),
  );
  const names = 'doctor,center,specialty,address,city,county,zipCode,languages,acceptingNewPatients';
  writeFileSync(file, [names, ...lines, ''].join('\n'));
  writeFileSync(values, JSON.stringify({ specialty: NOT_LISTED }));
  await promisify(execFile)(
    process.execPath,
    [
      'scripts/import-providers.ts',
      file,
      '--values',
      values,
      '--rejected',
      path.join(dataDir, 'rejected.csv'),
    ],
    { cwd: checkoutDir, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
}

async function search(site: SiteProcess, query: string): Promise<BlindAnswer> {
  const response = await fetch(`${site.address}/api/providers/search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  if (!response.ok) throw new Error(`The search for "${query}" answered ${response.status}`);
  return await response.json();
}
