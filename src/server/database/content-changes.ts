import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { LISTENER } from './same-settings.ts';

/** What pages show of the database, and triggers tell changes of (migrations 0010 and 0025). */
export const CONTENTS = ['articles', 'providers', 'revisions'] as const;
export type Content = (typeof CONTENTS)[number];

/** A count for each content that grows with every change that may have happened to it. */
export type ContentVersions = Readonly<Record<Content, number>>;

/** Tells what was changed in the database, by whichever server or command. */
export type ContentChanges = {
  /** Undefined while changes cannot be heard: then nothing may be kept. */
  versions: () => ContentVersions | undefined;
  /** Resolves when every change that was committed before the call has been heard here. */
  catchUp: () => Promise<void>;
  /** Resolves when every server has heard them; a server that does not answer is waited for only a moment. */
  catchUpEverywhere: () => Promise<void>;
  /** Calls back with what was changed; with all contents when changes may have been missed. */
  subscribe: (listener: (changed: readonly Content[]) => void) => void;
  /** Tells this server of a change that no statement makes: the time of something has come. */
  announce: (changed: readonly Content[]) => void;
  close: () => Promise<void>;
};

const RECONNECT_MS = 1000;
/** How often an idle connection is asked whether it still hears; one that does not answer in time is given up. */
const HEARTBEAT_MS = 5000;
const ANSWER_MS = 5000;
/** How long a change waits until all servers have heard of it. */
const EVERYWHERE_MS = 500;

const CHANNEL = 'content_changed';
/** Besides names of contents servers send each other these, with a number: whether it is heard, and that it is. */
const QUESTION = 'heard?';
const REPLY = 'heard';

const NOTIFY = 'SELECT pg_notify($1, $2)';
const COUNT_SERVERS = `SELECT count(*) AS servers FROM pg_stat_activity
  WHERE starts_with(application_name, $1) AND datname = current_database()`;

/**
 * Listens on a connection of its own (PostgreSQL's LISTEN): PostgreSQL sends what was committed. Reconnects by itself.
 *
 * @param connectionString of the database or of its primary; not of a pooler that shares connections by transaction
 * @param name of the connection in the database, which begins with LISTENER: so many servers listen
 * @param onLost called once whenever the connection was lost
 */
export function listenForChanges(
  connectionString: string,
  { name = LISTENER, onLost }: { name?: string; onLost: (error: Error) => void },
): ContentChanges {
  const listeners: ((changed: readonly Content[]) => void)[] = [];
  let versions: ContentVersions = { articles: 0, providers: 0, revisions: 0 };
  let listening: Client | undefined;
  let opening: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Called for each reply to a question of this server, by the question's number. */
  const replies = new Map<string, () => void>();
  /** Ends with the statement under way: `pg` takes one at a time. */
  let turn: Promise<void> = Promise.resolve();

  const tell = (changed: readonly Content[]) => {
    versions = {
      ...versions,
      ...Object.fromEntries(changed.map((content) => [content, versions[content] + 1])),
    };
    for (const listener of listeners) listener(changed);
  };
  const lose = (client: Client, error: Error) => {
    if (client !== listening) return;
    listening = undefined;
    tell(CONTENTS);
    if (isClosed) return;
    onLost(error);
    // What still waits for an answer of this connection fails with it.
    void client.end().catch(() => {});
    retryLater();
  };
  const retryLater = () => {
    retry = setTimeout(() => void open(), RECONNECT_MS).unref();
  };
  const open = async () => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: name,
    });
    opening = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('the connection was closed')));
    client.on('notification', ({ payload = '' }) => {
      const [word, number = ''] = payload.split(' ');
      const content = CONTENTS.find((known) => known === word);
      if (content) tell([content]);
      else if (word === QUESTION) void ask(client, NOTIFY, [CHANNEL, `${REPLY} ${number}`]);
      else if (word === REPLY) replies.get(number)?.();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      listening = client;
      // What was changed until now nobody could hear; who has read meanwhile may have read before that.
      tell(CONTENTS);
    } catch {
      void client.end().catch(() => {});
      if (!isClosed) retryLater();
    }
    opening = undefined;
    if (isClosed) await client.end().catch(() => {});
  };
  /** Rows of a statement on the listening connection, after all that were asked for before; none when it is lost with that. */
  const ask = async (
    client: Client,
    text: string,
    values: unknown[] = [],
  ): Promise<Record<string, unknown>[]> => {
    const answer = turn.then(() => client.query<Record<string, unknown>>(text, values));
    turn = answer.then(
      () => {},
      () => {},
    );
    try {
      return (await answer).rows;
    } catch (error) {
      lose(client, error instanceof Error ? error : new Error(String(error)));
      return [];
    }
  };
  const catchUp = async () => {
    // PostgreSQL sends a connection what it was notified of before it answers its next statement.
    if (listening) await ask(listening, 'SELECT 1');
  };
  const catchUpEverywhere = async () => {
    const client = listening;
    if (!client) return;
    const [row] = await ask(client, COUNT_SERVERS, [LISTENER]);
    let missing = Number(row?.['servers'] ?? 0);
    if (missing === 0) return;
    const number = randomUUID();
    const { promise: allReplied, resolve } = Promise.withResolvers<void>();
    replies.set(number, () => {
      missing -= 1;
      if (missing === 0) resolve();
    });
    // Notifications arrive in the order in which they were committed: who replies has heard all earlier ones.
    await ask(client, NOTIFY, [CHANNEL, `${QUESTION} ${number}`]);
    await Promise.race([allReplied, delay(EVERYWHERE_MS, undefined, { ref: false })]);
    replies.delete(number);
  };

  const heartbeat = setInterval(() => void catchUp(), HEARTBEAT_MS).unref();
  const firstOpening = open();
  return {
    versions: () => (listening ? versions : undefined),
    catchUp,
    catchUpEverywhere,
    subscribe: (listener) => void listeners.push(listener),
    announce: tell,
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await firstOpening;
      await (opening ?? listening)?.end().catch(() => {});
    },
  };
}
