import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORMS } from '#forms/all-forms.ts';
import type { FormDefinition } from '#forms/form-definition.ts';
import { GOOD_FORMS, REPORTED_ID } from '../support/good-forms.ts';
import { providerRow, storeProviders } from '../support/provider-rows.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/*
 * A thousand forms of all kinds from fifty clients, and the server killed in the middle: whatever was acknowledged is
 * stored exactly once. A client that got no answer sends again under the same key, as the pages do.
 */
const FORM_COUNT = 1000;
const CLIENT_COUNT = 50;
const KILLS_AFTER = [250, 600];

let database: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  database = await createTestDatabase();
  await storeProviders(database.db, [providerRow({ id: REPORTED_ID })]);
  server = await startServer(database.connectionString, { FORMS_PER_MINUTE: '1000000' });
});
afterEach(async () => {
  await server.kill();
  await database.discard();
});

type Sending = { form: FormDefinition; body: Record<string, unknown>; key: string };

const sendings: Sending[] = Array.from({ length: FORM_COUNT }, (_, index) => {
  const form = FORMS[index % FORMS.length];
  if (!form) throw new Error('there are no forms');
  return { form, body: { ...GOOD_FORMS[form.kind](index) }, key: `client-${index}` };
});

/** One try: the reference, or nothing when no answer came. Any answer but an acknowledgement is a fault. */
async function attempt({ form, body, key }: Sending): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch(`${server.address()}${form.apiPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });
    if (response.ok) return ((await response.json()) as { reference: string }).reference;
  } catch {
    return undefined;
  }
  throw new Error(`${response.status}: ${await response.text()}`);
}

test('a thousand forms survive two kills: none lost, none twice', async () => {
  const acknowledged = new Map<string, Set<string>>();
  const kills = [...KILLS_AFTER];
  let restarting: Promise<void> | undefined;
  let retries = 0;

  const restart = async () => {
    await server.restart();
    restarting = undefined;
  };
  const client = async (own: readonly Sending[]) => {
    for (const sending of own) {
      let reference = await attempt(sending);
      while (reference === undefined) {
        retries += 1;
        await delay(50);
        await restarting;
        reference = await attempt(sending);
      }
      acknowledged.set(sending.key, (acknowledged.get(sending.key) ?? new Set()).add(reference));
      if (kills[0] !== undefined && acknowledged.size >= kills[0]) {
        kills.shift();
        restarting = restart();
      }
    }
  };
  await Promise.all(
    Array.from({ length: CLIENT_COUNT }, (_, number) =>
      client(sendings.filter((_sending, index) => index % CLIENT_COUNT === number)),
    ),
  );
  // Some answers were on their way when the server died: they are asked for once more.
  for (const sending of sendings.slice(0, 50)) {
    acknowledged.get(sending.key)?.add((await attempt(sending)) ?? 'no answer');
  }

  expect(retries, 'answers cut off by the kills').toBeGreaterThan(0);
  expect([...acknowledged.values()].every(({ size }) => size === 1)).toBe(true);
  const { rows } = await database.db.execute<{ idempotency_key: string; reference: string }>(
    sql`SELECT idempotency_key, reference FROM submissions`,
  );
  expect(rows).toHaveLength(FORM_COUNT);
  for (const row of rows) expect(acknowledged.get(row.idempotency_key)).toEqual(new Set([row.reference]));
});
