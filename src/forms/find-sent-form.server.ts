import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { REFERENCE_PATTERN, SENT_PARAMETER } from './form-definition.ts';
import type { SentForm } from './page-forms.tsx';
import { submissions } from './submissions.table.ts';

/**
 * The form whose reference is in a page's address, where sending without JavaScript leads.
 *
 * @param search of the address
 * @returns undefined for a reference under which nothing is stored: anybody can write one into a link
 */
export async function findSentForm(
  database: Database,
  search: URLSearchParams,
): Promise<SentForm | undefined> {
  const reference = search.get(SENT_PARAMETER);
  if (reference === null || !REFERENCE_PATTERN.test(reference)) return undefined;
  const [row] = await database
    .select({ kind: submissions.kind, reference: submissions.reference })
    .from(submissions)
    .where(eq(submissions.reference, reference));
  return row;
}
