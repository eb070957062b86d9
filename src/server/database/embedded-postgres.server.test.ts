import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '#server/errors.ts';
import { identifySelf, startOf } from '#server/process-identity.ts';
import { makeTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { prepareDataDir } from './data-dir.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const checkoutDir = fileURLToPath(new URL('../../..', import.meta.url));
let parentDir: string;
let dataDir: string;
let running: EmbeddedPostgres;

const start = () => startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
const postmasterFile = () => path.join(dataDir, 'postgres', 'postmaster.pid');
const lockFile = () => path.join(dataDir, 'postgres', 'costa-clara.lock');
/** What another container would see: whether somebody has the database's files. */
const isLocked = () => spawnSync('flock', ['--nonblock', lockFile(), 'true']).status === 1;
const postmasterLines = () => readFileSync(postmasterFile(), 'utf8').split('\n');

async function ask(question: string, address = running.connectionString): Promise<unknown[]> {
  const client = new Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

// The tests tell one story in order: a first start, then everything that can go wrong with the next one.
beforeAll(async () => {
  parentDir = makeTemporaryFolder('embedded');
  dataDir = path.join(parentDir, 'data of a clinic');
  running = await start();
});

afterAll(async () => {
  await running.stop();
  rmSync(parentDir, { recursive: true, force: true });
});

test('a first start in a path with spaces gives a UTF-8 database that fsyncs', async () => {
  expect(running.adopted).toBe(false);
  const [row] = await ask(
    `SELECT current_database() AS name, current_setting('server_encoding') AS encoding,
            current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens, lower('Á') AS lower`,
  );
  expect(row).toEqual({
    name: 'costa_clara',
    encoding: 'UTF8',
    fsync: 'on',
    listens: '127.0.0.1',
    lower: 'á',
  });
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
});

/** What the site's role is, owns and may not do. */
async function expectSiteRole(): Promise<void> {
  expect(
    await ask('SELECT current_user AS name, rolsuper FROM pg_roles WHERE rolname = current_user'),
  ).toEqual([{ name: 'costa_clara_site', rolsuper: false }]);
  const foreign = await ask(`
    SELECT relname, relowner::regrole::text AS owner FROM pg_class
    WHERE relnamespace IN ('public'::regnamespace, 'drizzle'::regnamespace) AND relkind IN ('r', 'S', 'v', 'm')
      AND relowner <> current_user::regrole ORDER BY relname`);
  expect(foreign).toEqual([
    { relname: 'activity', owner: 'costa_clara_audit' },
    { relname: 'activity_counts', owner: 'costa_clara_audit' },
    { relname: 'activity_id_seq', owner: 'costa_clara_audit' },
  ]);
  await ask("INSERT INTO activity (action) VALUES ('test')");
  await ask("INSERT INTO activity_counts (action, subject, hour) VALUES ('test', '', clock_timestamp())");
  await ask('UPDATE activity_counts SET count = count + 1');
  for (const refused of [
    'DELETE FROM activity',
    'ALTER TABLE activity DISABLE TRIGGER ALL',
    'DROP TABLE activity',
    'UPDATE activity_counts SET count = 1',
    'DELETE FROM activity_counts',
    'ALTER TABLE activity_counts DISABLE TRIGGER ALL',
    'DROP TABLE activity_counts',
    'DROP SCHEMA public CASCADE',
    'DROP FUNCTION refuse_activity_change() CASCADE',
    "CREATE OR REPLACE FUNCTION refuse_activity_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'",
    "SELECT pg_read_file('/etc/passwd')",
    "COPY articles TO PROGRAM 'cat'",
    'ALTER ROLE costa_clara_site SUPERUSER',
    'SET ROLE costa_clara_audit',
  ])
    await expect(ask(refused), refused).rejects.toThrow(
      /permission denied|must be owner|never changed or removed/,
    );
}

test(
  'the site owns its tables and is no superuser; the list of activity is out of its reach',
  expectSiteRole,
);

test('the log of the database repeats nothing of a row that it refused', async () => {
  await ask('CREATE TABLE said (words text PRIMARY KEY, answer text NOT NULL)');
  const refused = [
    "INSERT INTO said VALUES ('my knee hurts', NULL)",
    "INSERT INTO said VALUES ('my knee hurts', ''), ('my knee hurts', '')",
  ];
  for (const statement of refused) await expect(ask(statement)).rejects.toThrow('constraint');
  const log = readFileSync(path.join(dataDir, 'postgres', 'server.log'), 'utf8');
  expect(log.match(/ERROR: .* constraint/g)).toHaveLength(refused.length);
  expect(log).not.toContain('knee');
});

test('a data folder of an earlier version, whose site was the superuser, is moved over', async () => {
  const asBefore = `
    REASSIGN OWNED BY costa_clara_site, costa_clara_audit TO costa_clara;
    CREATE TYPE mood AS ENUM ('good'); CREATE SCHEMA old; CREATE SEQUENCE old.numbers;
    CREATE FUNCTION old.one() RETURNS int LANGUAGE sql AS 'SELECT 1';
    DROP OWNED BY costa_clara_site, costa_clara_audit; DROP ROLE costa_clara_site, costa_clara_audit`;
  await ask(asBefore, running.superuserAddress);
  await running.stop();
  rmSync(path.join(dataDir, 'postgres-site-password'));
  running = await start();
  await expectSiteRole();
  expect(await ask("SELECT nextval('old.numbers') AS number, 'good'::mood AS mood, old.one()")).toEqual([
    { number: '1', mood: 'good', one: 1 },
  ]);
  await ask(
    'DROP SCHEMA old CASCADE; DROP TYPE mood; DELETE FROM articles; ALTER TABLE articles ADD COLUMN more text',
  );
  await ask('ALTER TABLE articles DROP COLUMN more');
});

test('a start writes no role that is right, and gives the site its password again where the file is another', async () => {
  const written = () =>
    ask(
      "SELECT xmin::text FROM pg_authid WHERE rolname LIKE 'costa%' UNION ALL SELECT xmin::text FROM pg_database ORDER BY 1",
      running.superuserAddress,
    );
  const before = await written();
  await running.stop();
  running = await start();
  expect(await written()).toEqual(before);

  await running.stop();
  rmSync(path.join(dataDir, 'postgres-site-password'));
  running = await start();
  await expectSiteRole();
  expect(await written()).not.toEqual(before);
});

test.runIf(process.platform === 'linux')(
  'the database holds its files as long as one of its processes lives, whoever looks',
  async () => {
    expect(isLocked()).toBe(true);
    await running.stop();
    expect(isLocked()).toBe(false);
    running = await start();
    expect(isLocked()).toBe(true);
  },
);

test('a server that outlived its parent is adopted', async () => {
  await ask('CREATE TABLE kept (word text)');
  await ask("INSERT INTO kept VALUES ('acknowledged')");
  const again = await start();
  expect(again.adopted).toBe(true);
  expect(again.connectionString).toBe(running.connectionString);
});

test('after kill -9 of the database the next start recovers what was acknowledged', async () => {
  process.kill(Number(postmasterLines()[0]), 'SIGKILL');
  running = await start();
  expect(running.adopted).toBe(false);
  expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
});

test('a running site starts a database again that was killed, where its connections look for it', async () => {
  const told: string[] = [];
  running.keepRunning((message) => told.push(message));
  process.kill(Number(postmasterLines()[0]), 'SIGKILL');
  // It is said when the server answers again; connections may find it a moment earlier.
  await expect
    .poll(() => told, { timeout: 20_000 })
    .toEqual(['The database was gone and was started again.']);
  expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
  await running.stop();
  await expect(ask('SELECT 1')).rejects.toThrow();
  running = await start();
});

test('a stale file whose process id now belongs to another program does not stop the start', async () => {
  const [pid, ...rest] = postmasterLines();
  process.kill(Number(pid), 'SIGKILL');
  writeFileSync(postmasterFile(), [process.pid, ...rest].join('\n'));
  running = await start();
  expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
});

test.runIf(process.platform === 'linux')(
  'while a server that only another container sees has the files, nothing is started and nothing changed',
  async () => {
    await running.stop();
    // What a second container finds: a living server's file, whose process id is here that of another program.
    const file = [process.pid, path.join(dataDir, 'postgres'), 0, 5432, '', '', '', 'ready'].join('\n');
    writeFileSync(postmasterFile(), file);
    const other = spawn('flock', [lockFile(), '-c', 'echo held; read end'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(other.stdout, 'data');
    const waits = Promise.withResolvers<string>();
    const starting = startEmbeddedPostgres({ dataDir, checkoutDir, log: waits.resolve });
    try {
      const said = await Promise.race([waits.promise, starting.then(() => 'started')]);
      expect(said).toBe('Waiting for another process of this database to end …');
      expect(readFileSync(postmasterFile(), 'utf8')).toBe(file);
    } finally {
      other.stdin.end('\n');
    }
    running = await starting;
    expect(running.adopted).toBe(false);
    expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
  },
);

test('a start while a query of the killed server still runs waits for its end', async () => {
  // A busy loop, unlike pg_sleep, does not notice that the server is gone; the number is its mark.
  const loop = `DO $$ DECLARE ends timestamptz := clock_timestamp() + interval '3 s'; BEGIN
    WHILE clock_timestamp() < ends LOOP END LOOP; END $$ -- 7226018145`;
  let ended = false;
  const busy = ask(loop)
    .catch(() => 'cut off')
    .finally(() => {
      ended = true;
    });
  const hasBegun = `SELECT FROM pg_stat_activity
    WHERE state = 'active' AND query LIKE '%7226018145' AND pid <> pg_backend_pid()`;
  await expect.poll(() => ask(hasBegun), { timeout: 2_500, interval: 20 }).toHaveLength(1);
  process.kill(Number(postmasterLines()[0]), 'SIGKILL');
  expect(ended).toBe(false);
  if (process.platform === 'linux') expect(isLocked()).toBe(true);
  running = await start();
  await busy;
  expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
});

test('two starts at once end up on the same server', async () => {
  await running.stop();
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.connectionString).toBe(second.connectionString);
  running = first;
});

test('two first starts at once create one database', async () => {
  const folder = path.join(parentDir, 'fresh');
  const startThere = () => startEmbeddedPostgres({ dataDir: folder, checkoutDir, log: () => {} });
  const [first, second] = await Promise.all([startThere(), startThere()]);
  try {
    expect(first.connectionString).toBe(second.connectionString);
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  } finally {
    await first.stop();
  }
});

test.skipIf(process.platform === 'win32')('the last process that uses the database ends it', async () => {
  const other = spawn('sleep', ['60']);
  const pid = other.pid ?? 0;
  const usersFile = path.join(dataDir, 'postgres-users.json');
  writeFileSync(
    usersFile,
    JSON.stringify([identifySelf(), { pid, startedAt: startOf(pid) }, { pid: 4_194_305, startedAt: 'gone' }]),
  );
  try {
    await running.stop();
    expect(await ask('SELECT word FROM kept')).toHaveLength(1);
    expect(JSON.parse(readFileSync(usersFile, 'utf8'))).toEqual([{ pid, startedAt: startOf(pid) }]);
  } finally {
    other.kill();
    await once(other, 'exit');
  }
  running = await start();
  expect(running.adopted).toBe(true);
  await running.stop();
  await expect(ask('SELECT 1')).rejects.toThrow();
  expect(existsSync(usersFile)).toBe(false);
  running = await start();
});

test.skipIf(process.platform === 'win32')('through a symbolic link the same server is found', async () => {
  const link = path.join(parentDir, 'link to the data');
  symlinkSync(dataDir, link);
  const before = postmasterLines();
  const again = await startEmbeddedPostgres({ dataDir: link, checkoutDir, log: () => {} });
  expect(again.adopted).toBe(true);
  expect(again.connectionString).toBe(running.connectionString);
  expect(postmasterLines()).toEqual(before);

  await running.stop();
  running = await startEmbeddedPostgres({ dataDir: link, checkoutDir, log: () => {} });
  expect((await start()).connectionString).toBe(running.connectionString);
});

test.skipIf(process.platform === 'win32')(
  'a link planted in the cluster leads no write outside',
  async () => {
    await running.stop();
    const victim = path.join(parentDir, 'victim');
    writeFileSync(victim, 'untouched');
    const { uid } = statSync(victim);
    const settings = path.join(dataDir, 'postgres', 'costa-clara.conf');
    rmSync(settings);
    symlinkSync(victim, settings);
    rmSync(lockFile());
    linkSync(victim, lockFile());
    running = await start();
    expect(readFileSync(victim, 'utf8')).toBe('untouched');
    expect(statSync(victim).uid).toBe(uid);
    expect(lstatSync(settings).isSymbolicLink()).toBe(false);
  },
);

test('data of another major version are refused and left alone', async () => {
  await running.stop();
  const versionFile = path.join(dataDir, 'postgres', 'PG_VERSION');
  writeFileSync(versionFile, '17\n');
  const refused = await start().catch((error: unknown) => error);
  writeFileSync(versionFile, '18\n');
  running = await start();
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toMatch(/written by PostgreSQL 17.*brings PostgreSQL 18.*pg_dump/);
});

test.runIf(process.getuid?.() === 0)('root is told when the database account cannot reach DATA_DIR', () => {
  const home = path.join(parentDir, 'private home');
  mkdirSync(home);
  chmodSync(home, 0o700);
  expect(() => prepareDataDir(path.join(home, 'data'))).toThrow(/DATA_DIR .* may not enter/);
});
