import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import type { PlanValues } from './plan-values.ts';
import { lockProviderData, refreshProviderWords } from './provider-data.server.ts';

/**
 * Makes the table `provider_plan_values` what is configured, and the plans of all rows what follows from it. With the
 * values of the last start there is nothing to do.
 */
export async function keepPlanValues(db: Database, values: PlanValues): Promise<void> {
  if (await areKept(db, values)) return;
  await db.transaction(async (tx) => {
    await lockProviderData(tx);
    if (await areKept(tx, values)) return;
    await tx.execute(sql`DELETE FROM provider_plan_values`);
    await tx.execute(sql`
      INSERT INTO provider_plan_values (value, plans) SELECT value, plans FROM ${configured(values)}`);
    // The trigger sets the plans. An upgrade finds mostly texts that stand for none, and then has nothing to count anew.
    const { rowCount } = await tx.execute(sql`
      UPDATE providers SET plan_id = plan_id, updated_at = now()
      WHERE plans IS DISTINCT FROM
            (SELECT plans FROM provider_plan_values WHERE value = lower(btrim(providers.plan_id)))`);
    if (rowCount) await refreshProviderWords(tx);
  });
}

async function areKept(tx: Pick<Transaction, 'execute'>, values: PlanValues): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    (SELECT value, plans FROM ${configured(values)} EXCEPT SELECT value, plans FROM provider_plan_values)
    UNION ALL
    (SELECT value, plans FROM provider_plan_values EXCEPT SELECT value, plans FROM ${configured(values)})`);
  return rows.length === 0;
}

function configured(values: PlanValues) {
  return sql`(
    SELECT lower(value) AS value, plans
    FROM json_to_recordset(${JSON.stringify(values)}::json) AS given (value text, plans text[])) AS configured`;
}
