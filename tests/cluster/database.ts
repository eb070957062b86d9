import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { isAlive } from '#server/process-identity.ts';
import type { Ports } from './layout.ts';
import { answers200, POSTGRES_PROGRAMS, type Program, startProgram, until } from './programs.ts';

/** A PostgreSQL with a replica, which Patroni keeps: etcd says who leads, haproxy leads everybody there. */
export type DatabaseCluster = {
  /** Of the site's database, through haproxy. */
  address: string;
  /** Number of the member that leads; undefined while none does. */
  leader: () => Promise<number | undefined>;
  /** SIGKILL to a member's PostgreSQL, and to its Patroni too where its whole machine is meant. */
  kill: (member: number, what: 'postgres' | 'machine') => Promise<void>;
  /** Starts what does not run, and waits until one leads and the other follows it. */
  mend: () => Promise<void>;
  /** Hands leadership over in order. */
  switchOver: () => Promise<void>;
  /** What runs of it; the members' PostgreSQL are Patroni's children. */
  programs: () => { name: string; pid: number }[];
};

const MEMBERS = [0, 1] as const;
type Member = (typeof MEMBERS)[number];
/** The promise is a few seconds; a busy machine takes longer to make a replica. */
const MEND_SECONDS = 240;
const PASSWORD = 'of-this-test-cluster';
const nameOf = (member: number) => `pg${member + 1}`;

/**
 * Starts etcd, two members and haproxy, and makes a role and its database for the site.
 *
 * @param onStarted receives what stops what runs so far
 */
export async function startDatabase(
  folder: string,
  ports: Ports,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<DatabaseCluster> {
  const started: Program[] = [];
  const members: (Program | undefined)[] = [];
  const stop = async () => {
    await Promise.all(members.map((member) => member?.end()));
    // A Patroni that was slow to stop was killed, and has left its database.
    for (const member of MEMBERS) killPostgres(folder, member);
    for (const program of started.toReversed()) await program.end();
  };
  const startMember = async (member: Member) => {
    const configuration = path.join(folder, `${nameOf(member)}.yml`);
    writeFileSync(configuration, patroniSettings(folder, ports, member));
    // Ready when it answers at all; whether it leads or follows is asked in `mend`.
    members[member] = await startProgram('patroni', [configuration], {
      folder,
      isReady: () => answers200(`http://127.0.0.1:${ports.members[member].patroni}/liveness`),
    });
  };
  const mend = async () => {
    for (const member of MEMBERS) if (!members[member]?.isRunning()) await startMember(member);
    await until('one member leads and the other follows', MEND_SECONDS, async () => {
      const roles = (await readMembers(ports)).map(({ role, state }) => `${role} ${state}`).sort();
      return /^leader running,sync_standby (running|streaming)$/.test(roles.join(','));
    });
  };
  onStarted(stop);
  started.push(await startEtcd(folder, ports));
  await mend();
  started.push(await startHaproxy(folder, ports));
  await makeSiteDatabase(ports);
  const leader = async () => {
    const found = (await readMembers(ports)).find(({ role }) => role === 'leader')?.name;
    return MEMBERS.find((member) => nameOf(member) === found);
  };
  return {
    address: `postgresql://site:${PASSWORD}@127.0.0.1:${ports.haproxy}/site`,
    leader,
    kill: async (member, what) => {
      if (what === 'machine') await members[member]?.end('SIGKILL');
      const pid = killPostgres(folder, member);
      await until('the database has ended', 10, async () => pid === 0 || !isAlive(pid));
    },
    mend,
    switchOver: async () => {
      const old = (await leader()) ?? 0;
      const body = JSON.stringify({ leader: nameOf(old) });
      const patroni = `http://127.0.0.1:${ports.members[old === 0 ? 0 : 1].patroni}/switchover`;
      const response = await fetch(patroni, { method: 'POST', body });
      if (!response.ok) throw new Error(`Patroni does not switch over: ${await response.text()}`);
    },
    programs: () =>
      [...started, ...members].flatMap((program) =>
        program ? [{ name: program.name, pid: program.pid }] : [],
      ),
  };
}

/** @returns the process that was killed; 0 where none ran */
function killPostgres(folder: string, member: number): number {
  const file = path.join(folder, nameOf(member), 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (pid === 0 || !isAlive(pid)) return 0;
  process.kill(pid, 'SIGKILL');
  return pid;
}

function startEtcd(folder: string, { etcd, etcdPeer }: Ports): Promise<Program> {
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`];
  const settings = {
    'data-dir': path.join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return startProgram('etcd', args, { folder, isReady: () => answers200(`${client}/health`) });
}

function startHaproxy(folder: string, ports: Ports): Promise<Program> {
  const servers = MEMBERS.map((member) => {
    const { postgres, patroni } = ports.members[member];
    return `  server ${nameOf(member)} 127.0.0.1:${postgres} check port ${patroni}`;
  });
  const configuration = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    configuration,
    `defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 30m
  timeout server 30m
listen postgresql
  bind 127.0.0.1:${ports.haproxy}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  // Until its first checks failed haproxy takes both for the primary, in turns.
  const isPrimary = () =>
    ask(ports.haproxy, 'postgres', 'SELECT 1 WHERE NOT pg_is_in_recovery()').then(
      (rows) => rows.length === 1,
      () => false,
    );
  const isReady = async () => (await isPrimary()) && (await isPrimary());
  return startProgram('haproxy', ['-db', '-f', configuration], { folder, isReady });
}

/** JSON is YAML. A commit waits for the replica (synchronous_mode), so that whoever takes over has it. */
function patroniSettings(folder: string, ports: Ports, member: Member): string {
  const { postgres, patroni } = ports.members[member];
  const account = (username: string) => ({ username, password: PASSWORD });
  return JSON.stringify({
    scope: 'costa-clara',
    name: nameOf(member),
    restapi: { listen: `127.0.0.1:${patroni}`, connect_address: `127.0.0.1:${patroni}` },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 5, primary_start_timeout: 0, synchronous_mode: true },
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: path.join(folder, nameOf(member)),
      bin_dir: POSTGRES_PROGRAMS,
      pgpass: path.join(folder, `${nameOf(member)}.pgpass`),
      authentication: { superuser: account('postgres'), replication: account('replicator') },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
  });
}

async function makeSiteDatabase({ haproxy }: Ports): Promise<void> {
  await ask(haproxy, 'postgres', `CREATE ROLE site LOGIN PASSWORD '${PASSWORD}'`);
  await ask(haproxy, 'postgres', "CREATE DATABASE site OWNER site TEMPLATE template0 ENCODING 'UTF8'");
}

async function ask(port: number, database: string, statement: string): Promise<object[]> {
  const connectionString = `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  return (await client.query<object>(statement).finally(() => client.end())).rows;
}

type MemberState = { name: string; role: string; state: string };

/** What the members say of themselves; nothing while none answers. */
async function readMembers({ members }: Ports): Promise<MemberState[]> {
  for (const { patroni } of members) {
    try {
      const signal = AbortSignal.timeout(2000);
      const response = await fetch(`http://127.0.0.1:${patroni}/cluster`, { signal });
      return ((await response.json()) as { members: MemberState[] }).members;
    } catch {
      // Killed, or starting: the other one knows.
    }
  }
  return [];
}
