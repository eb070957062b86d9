import { DomainError, NotFound } from '#server/errors.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';

/** How long an upload address is good for. */
const GOOD_FOR_SECONDS = 15 * 60;

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/;

/** What an upload token is for: one picture, one session, a while. */
type UploadGrant = { pictureId: string; sessionId: string };

/**
 * A token that lets one session upload one picture: `{picture}.{end in seconds}.{signature}`. Nothing is stored for
 * it; the session is part of what is signed, not of the token.
 */
export function issueUploadToken(key: SigningKey, grant: UploadGrant, now: Date): string {
  const endsAt = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS;
  return `${grant.pictureId}.${endsAt}.${key.sign(signedText(grant, endsAt))}`;
}

/**
 * The picture that a token is for.
 *
 * @throws {NotFound} when the text is no token at all
 * @throws {UploadExpired} when its time is over, or it was not issued to this session
 */
export function readUploadToken(key: SigningKey, token: string, sessionId: string, now: Date): string {
  const [, pictureId, end, signature] = FORM.exec(token) ?? [];
  if (pictureId === undefined || end === undefined || signature === undefined) throw new NotFound();
  const endsAt = Number(end);
  const isOurs = key.verify(signedText({ pictureId, sessionId }, endsAt), signature);
  if (!isOurs || endsAt * 1000 <= now.getTime()) throw new UploadExpired();
  return pictureId;
}

/** The picture that a token names, whoever it was issued to and however old it is; undefined when it is none. */
export function pictureIdOfToken(token: string): string | undefined {
  return FORM.exec(token)?.[1];
}

function signedText({ pictureId, sessionId }: UploadGrant, endsAt: number): string {
  return `picture upload\n${pictureId}\n${sessionId}\n${endsAt}`;
}

/** 403: the upload address is no longer good, or was never for this session. */
export class UploadExpired extends DomainError {
  constructor() {
    super(403, 'upload-expired', 'Request has expired');
  }
}
