import { Client } from 'pg';
import { isDatabaseOutage } from './connection-failure.ts';

/** What the site is in the bundled database: it owns its tables, and is no superuser. */
export const siteRole = 'costa_clara_site';
/** Owns the list of activity. Nobody signs in as it: the site adds entries, and can neither change nor drop them. */
const auditRole = 'costa_clara_audit';
/** What the site may do there. A trigger lets a count grow by one, and nothing else. */
const auditGrants = {
  activity: ['SELECT', 'INSERT'],
  activity_counts: ['SELECT', 'INSERT', 'UPDATE'],
};
const auditTables = Object.keys(auditGrants);
const auditRoutines = ['refuse_activity_change()'];

/**
 * Makes the site's role, and hands over to it what the migrations made and what earlier versions of the site, which were
 * superusers, left. Writes nothing where everything is right: a commit waits for the disk.
 *
 * @param client superuser of the bundled server, in the site's database, after the migrations
 * @param site the site's own address, and the password in it
 */
export async function prepareRoles(
  client: Client,
  site: { address: string; password: string },
): Promise<void> {
  await client.query('BEGIN');
  for (const role of [siteRole, auditRole]) {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${role} NOLOGIN`);
  }
  if (!(await canSignIn(client, site.address))) {
    await client.query(`ALTER ROLE ${siteRole} LOGIN PASSWORD ${client.escapeLiteral(site.password)}`);
  }
  // Changing an owner locks the table, even where nothing changes: only what is somebody else's is changed.
  for (const list of [grants, lockAway, handOver]) {
    const { rows } = await client.query<{ change: string }>(list);
    for (const { change } of rows) await client.query(change);
  }
  await client.query('COMMIT');
}

/** Whether the site's role has the password of its address. A role that may not sign in is not tried: the log would name it. */
async function canSignIn(superuser: Client, address: string): Promise<boolean> {
  const mayLogIn = 'SELECT FROM pg_roles WHERE rolname = $1 AND rolcanlogin';
  if ((await superuser.query(mayLogIn, [siteRole])).rowCount === 0) return false;
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    return false;
  } finally {
    await client.end();
  }
}

const quoted = (names: readonly string[]) => names.map((name) => `'public.${name}'`).join(', ');

const auditRights = Object.entries(auditGrants)
  .flatMap(([table, privileges]) => privileges.map((privilege) => `('public.${table}', '${privilege}')`))
  .join(', ');

/** What lets the site make tables, and read and add to the list of activity. */
const grants = `
  SELECT format('GRANT %s ON DATABASE %I TO ${siteRole}', privilege, current_database()) AS change
  FROM unnest(ARRAY['CONNECT', 'CREATE', 'TEMPORARY']) AS privilege
  WHERE NOT has_database_privilege('${siteRole}', current_database(), privilege)
  UNION ALL
  SELECT format('GRANT %s ON SCHEMA public TO ${siteRole}', privilege)
  FROM unnest(ARRAY['USAGE', 'CREATE']) AS privilege
  WHERE NOT has_schema_privilege('${siteRole}', 'public', privilege)
  UNION ALL
  SELECT format('GRANT %s ON %s TO ${siteRole}', privilege, audited::regclass)
  FROM (VALUES ${auditRights}) AS rights (audited, privilege)
  WHERE NOT has_table_privilege('${siteRole}', audited, privilege)`;

/** What gives the list of activity to its own role. */
const lockAway = `
  SELECT format('ALTER TABLE %s OWNER TO ${auditRole}', oid::regclass) AS change FROM pg_class
  WHERE oid = ANY (ARRAY[${quoted(auditTables)}]::regclass[]) AND relowner <> '${auditRole}'::regrole
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${auditRole}', oid::regprocedure) FROM pg_proc
  WHERE oid = ANY (ARRAY[${quoted(auditRoutines)}]::regprocedure[]) AND proowner <> '${auditRole}'::regrole`;

/** For everything that belongs to this superuser and not to PostgreSQL itself or an extension, what changes its owner. */
const handOver = `
  WITH own_schemas AS (
    SELECT oid, nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
  ), of_extensions AS (
    SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
  )
  SELECT format('ALTER SCHEMA %I OWNER TO ${siteRole}', nspname) AS change
  FROM pg_namespace JOIN own_schemas USING (oid, nspname)
  WHERE nspname <> 'public' AND nspowner = current_user::regrole
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO ${siteRole}', class.oid::regclass)
  FROM pg_class class JOIN own_schemas ON own_schemas.oid = relnamespace
  WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND relowner = current_user::regrole
    AND ('pg_class'::regclass, class.oid) NOT IN (SELECT classid, objid FROM of_extensions)
    -- A column's sequence goes with its table.
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = class.oid
      AND relkind = 'S' AND refobjsubid > 0 AND deptype IN ('a', 'i'))
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${siteRole}', pg_proc.oid::regprocedure)
  FROM pg_proc JOIN own_schemas ON own_schemas.oid = pronamespace
  WHERE proowner = current_user::regrole
    AND ('pg_proc'::regclass, pg_proc.oid) NOT IN (SELECT classid, objid FROM of_extensions)
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${siteRole}', pg_type.oid::regtype)
  FROM pg_type JOIN own_schemas ON own_schemas.oid = typnamespace
  WHERE typtype IN ('e', 'd') AND typowner = current_user::regrole
    AND ('pg_type'::regclass, pg_type.oid) NOT IN (SELECT classid, objid FROM of_extensions)`;
