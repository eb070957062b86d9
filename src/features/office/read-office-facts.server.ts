import { readInForce } from '#revisions/read-revisions.server.ts';
import type { Database } from '#server/database/connect.ts';
import type { OfficeFacts } from '#site/site.ts';
import { officeSchema } from './office.ts';
import { officeFacts } from './office-facts.ts';

/** What is in force of the office at this moment, over what is configured. */
export async function readOfficeFacts(db: Database, configured: OfficeFacts): Promise<OfficeFacts> {
  const [inForce] = await readInForce(db, { name: 'office', schema: officeSchema });
  return officeFacts(configured, inForce?.body, new Date());
}
