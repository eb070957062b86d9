import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput, NotFound, TooManyRequests } from '#server/errors.ts';
import { readJsonBody } from '#server/http/request-body.ts';
import { rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import { signingKeyOnDemand } from '#server/signing/signing-key.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import { reencodePicture } from './encoding/re-encode-picture.server.ts';
import { picturePath, readPicturePath, type UploadAddress, type UploadedObject } from './picture.ts';
import { receiveFile } from './receive-file.server.ts';
import { findPicture, storePicture } from './stored-pictures.server.ts';
import { issueUploadToken, pictureIdOfToken, readUploadToken } from './upload-token.server.ts';

export type ObjectsApiDependencies = {
  database: Database;
  objects: ObjectStorage;
  guard: SessionGuard;
  publicOrigin: string;
  /** Upload addresses, and as many uploads, that one network address may ask for. */
  uploadsPerMinute?: number;
  /** The current moment; tests have their own. */
  now?: () => Date;
};

const UPLOAD_PATH = '/api/objects/upload/';
/** Files that are read or wait to be encoded at one time; each takes its own size in memory. */
const MOST_AT_ONCE = 4;
const RETRY_SECONDS = 5;
const ACL_BODY_LIMIT_BYTES = 16 * 1024;

/**
 * The uploads' part of the REST API (docs/product/api.md), mounted at /api/objects. An address that is handed out is
 * always this site's own; what arrives there is checked and re-encoded before anything is stored.
 */
export function objectsApi(dependencies: ObjectsApiDependencies): Hono {
  const { database, objects, guard, publicOrigin } = dependencies;
  const { uploadsPerMinute = 60, now = () => new Date() } = dependencies;
  const limit = () => rateLimitPerMinute(uploadsPerMinute);
  const signingKey = signingKeyOnDemand(database);
  const encodeInTurn = oneAtATime();
  let inHand = 0;
  const api = new Hono();
  // First of all: a stranger's calls must not use up what an administrator at the same address may make.
  api.use(guard.allow('change', 'pictures'));

  api.post('/upload', limit(), async (context) => {
    const { sessionId } = context.get('administrator');
    const key = await signingKey();
    const token = issueUploadToken(key, { pictureId: randomUUID(), sessionId }, now());
    const address: UploadAddress = { uploadURL: `${ownOrigin(context, publicOrigin)}${UPLOAD_PATH}${token}` };
    return context.json(address);
  });

  api.put('/upload/:token', limit(), async (context) => {
    const { sessionId, username } = context.get('administrator');
    const key = await signingKey();
    const id = readUploadToken(key, context.req.param('token'), sessionId, now());
    // Sent again because the answer was lost on its way.
    if (await findPicture(database, id)) return uploaded(context, id);
    if (inHand >= MOST_AT_ONCE) throw new TooManyRequests(RETRY_SECONDS);
    inHand += 1;
    try {
      const file = await receiveFile(context);
      await encodeInTurn(async () =>
        storePicture(database, objects, { ...(await reencodePicture(file)), id, username }),
      );
    } finally {
      inHand -= 1;
    }
    return uploaded(context, id);
  });

  api.put('/acl', async (context) => {
    const { imageURL } = await readJsonBody(context, ACL_BODY_LIMIT_BYTES);
    const id = readImageAddress(imageURL, [publicOrigin, ownOrigin(context, publicOrigin)]);
    if (!(await findPicture(database, id))) throw new NotFound();
    const object: UploadedObject = { objectPath: picturePath(id) };
    return context.json(object);
  });

  return api;
}

/** The answer to an upload. Clients of S3 stores read the ETag, others the path. */
function uploaded(context: Context, id: string): Response {
  const object: UploadedObject = { objectPath: picturePath(id) };
  return context.json(object, 200, { ETag: `"${id}"`, Location: object.objectPath });
}

/** The address under which the page that asks reached this site; its guard has let no other site through. */
function ownOrigin(context: Context, publicOrigin: string): string {
  const origin = context.req.header('Origin');
  return origin !== undefined && /^https?:\/\/[^/]+$/.test(origin) ? origin : publicOrigin;
}

/**
 * The picture that an `imageURL` names: an upload address of this site, or a picture's path.
 *
 * @throws {InvalidInput} for anything else, other sites' addresses among it
 * @throws {NotFound} for an address of this site at which nothing can have been uploaded
 */
function readImageAddress(imageURL: unknown, ownOrigins: readonly string[]): string {
  const refuse = (key: string) => new InvalidInput([{ field: 'imageURL', key }]);
  if (typeof imageURL !== 'string') throw refuse('field.type');
  const [base = ''] = ownOrigins;
  const isPath = /^\/(?![/\\])/.test(imageURL);
  // Reading an address leaves them out; what is left would be another address than was sent.
  if (/[\p{Cc}\s]/u.test(imageURL)) throw refuse('imageURL.format');
  if (!URL.canParse(imageURL, isPath ? base : undefined)) throw refuse('imageURL.format');
  const url = new URL(imageURL, isPath ? base : undefined);
  if (!ownOrigins.includes(url.origin)) throw refuse('imageURL.foreign');
  const isUpload = url.pathname.startsWith(UPLOAD_PATH);
  const id = isUpload
    ? pictureIdOfToken(url.pathname.slice(UPLOAD_PATH.length))
    : readPicturePath(url.pathname);
  if (id !== undefined) return id;
  throw isUpload ? new NotFound() : refuse('imageURL.format');
}

/** Runs a task when all that were handed in before it have ended, well or not. */
type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue whose tasks run one after the other. */
export function oneAtATime(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
