import { PassThrough, pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Hono } from 'hono';
import { createAdmission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { chooseEncoding, type Encoding, namesVersion, SHARED_CACHE } from '#server/http/kept-answers.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import type { Logger } from '#server/log.ts';
import {
  type ProviderFileHead,
  providerFileTag,
  readProviderFileHead,
  writeProviderFile,
} from './read-provider-file.server.ts';

/** Each that is under way holds a piece of the file and an encoder, some 2 MB. */
const FILES_AT_ONCE = 4;
/** A million providers take half a minute to a reader who keeps up. */
const LONGEST_MS = 10 * 60_000;
const RETRY_SECONDS = 30;

export type ProviderFileDependencies = {
  database: Database;
  /** Limits how often one network address may ask, also for what it has. */
  countCall: CountCall;
  /** Tells when date and counts have to be read again; without it they are read for each request. */
  contentChanges: ContentChanges | undefined;
  log: Logger;
};

/**
 * GET /providers.json: the whole directory in one file (docs/product/api.md). It is read from the database while it is
 * sent, so that a directory of any size takes little memory; a few are sent at once, to one address one.
 */
export function providerFile({ database, countCall, contentChanges, log }: ProviderFileDependencies): Hono {
  const enter = turnsPerAddress();
  const readHead = keptHead(database, contentChanges);

  return new Hono().get('/providers.json', async (context) => {
    await countCall(context);
    const head = await readHead();
    const etag = providerFileTag(head);
    context.header('ETag', etag);
    context.header('Cache-Control', SHARED_CACHE);
    context.header('Vary', 'Accept-Encoding');
    if (namesVersion(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
    const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
    context.header('Content-Type', 'application/json');
    if (encoding !== 'identity') context.header('Content-Encoding', encoding);
    if (context.req.method === 'HEAD') return context.body(null);

    const { leave, isOver } = await enter(clientAddress(context));
    const pieces = writeProviderFile(database, head, { readHead, isTooLate: isOver });
    const file = pipeline(Readable.from(pieces), ENCODERS[encoding](), (error) => {
      leave();
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        log.warn({ err: error }, 'The file of all providers was broken off');
    });
    return context.body(Readable.toWeb(file) as ReadableStream<Uint8Array>);
  });
}

/** A turn to send the file; it is over after some minutes, whether it was given back or not. */
type Turn = { leave: () => void; isOver: () => boolean };

/**
 * A few turns at once, one for each network address. Whoever has stopped reading keeps nobody else out for long.
 *
 * @returns takes a turn; throws TooManyRequests or AdmissionFull where there is none
 */
function turnsPerAddress(): (address: string) => Promise<Turn> {
  const turns = createAdmission({ atOnce: FILES_AT_ONCE, waiting: 0 });
  const readers = new Set<string>();
  return async (address) => {
    if (readers.has(address)) throw new TooManyRequests(RETRY_SECONDS);
    const leaveTurn = await turns.enter();
    readers.add(address);
    let isInside = true;
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      clearTimeout(timer);
      readers.delete(address);
      leaveTurn();
    };
    const timer = setTimeout(leave, LONGEST_MS).unref();
    return { leave, isOver: () => !isInside };
  };
}

/** As pages are compressed while somebody waits for them, but with the speed of brotli that a stream needs. */
const ENCODERS: Record<Encoding, () => PassThrough | ReturnType<typeof createGzip>> = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};

/** Reads the head once for each state of the directory: a large one has to be read for its date. */
function keptHead(
  database: Database,
  contentChanges: ContentChanges | undefined,
): () => Promise<ProviderFileHead> {
  let kept: { version: number; head: Promise<ProviderFileHead> } | undefined;
  return () => {
    const version = contentChanges?.versions()?.providers;
    if (version === undefined) return readProviderFileHead(database);
    if (kept?.version === version) return kept.head;
    const head = readProviderFileHead(database);
    const mine = { version, head };
    kept = mine;
    head.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return head;
  };
}
