import { randomBytes } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { DomainError, TooManyRequests } from '#server/errors.ts';
import type { SigningKey } from '#server/signing/signing-key.ts';
import { FORM_OPENED_PATH } from './form-opened.ts';

/** A proof is good for a day: whoever leaves a page open longer is asked to send once more. */
const PROOF_SECONDS = 24 * 3600;
/** Forms that one proof is good for in that time: more than anybody sends from one page. */
export const FORMS_PER_PROOF = 20;
const COOKIE = 'form-opened';
/** How many forms that came too soon wait at once in one server; further ones have to be sent again. */
const MOST_WAITING = 100;

/** 422: nothing proves that the form's page was opened by somebody before, or a program may have filled it. */
export class FormUnproved extends DomainError {
  constructor() {
    super(422, 'form-unproved', 'Please send this once more.');
  }
}

/** Refuses programs that post forms to pages which they have not opened, or faster than a person. */
export type FormOpenings = {
  /**
   * A page's key: signed, and never the same twice. It proves when the page was opened.
   *
   * @param openedAt milliseconds since 1970; now, if it is not said
   */
  newKey: (openedAt?: number) => Promise<string>;
  /**
   * The key of a page that comes back with a refused form: opened when the page before was.
   *
   * @param problem what the form was refused for; without a proof the time starts again
   */
  nextKey: (context: Context, key: string | null, problem: DomainError) => Promise<string>;
  /**
   * Delays the answer until a person could have filled the form.
   *
   * @param key the key in the posted page; a page that is the same for all visitors has none, and a cookie in its place
   * @throws {FormUnproved} when neither is there and good
   */
  admit: (context: Context, key: string | null) => Promise<void>;
};

export type FormOpeningOptions = {
  signingKey: () => Promise<SigningKey>;
  /** The shortest time in which a person fills in a form; 0 asks for no proof. */
  minimumSeconds: number;
  /** Counts one form under a proof. @throws {TooManyRequests} */
  countUse: (proof: string) => Promise<void>;
  /** Waits for the rest of the time; tests replace it. */
  pause?: (milliseconds: number) => Promise<unknown>;
};

export function formOpenings(options: FormOpeningOptions): FormOpenings {
  const { signingKey, minimumSeconds, countUse, pause = pauseFor } = options;
  let waiting = 0;

  const newKey: FormOpenings['newKey'] = async (openedAt = Date.now()) =>
    makeProof(await signingKey(), openedAt);

  /** The page's own proof before the cookie's, which an earlier page may have brought. */
  const findProof = async (context: Context, key: string | null) => {
    const signing = await signingKey();
    for (const proof of [key, getCookie(context, COOKIE)]) {
      const openedAt = proof ? readProof(signing, proof) : undefined;
      if (proof && openedAt !== undefined) return { proof, openedAt };
    }
    return undefined;
  };

  const waitSince = async (openedAt: number) => {
    const minimum = minimumSeconds * 1000;
    // Never longer than the minimum: the clock of the server that signed the proof may be ahead.
    const rest = Math.min(openedAt + minimum - Date.now(), minimum);
    if (rest <= 0) return;
    if (waiting >= MOST_WAITING) throw new FormUnproved();
    waiting += 1;
    try {
      await pause(rest);
    } finally {
      waiting -= 1;
    }
  };

  return {
    newKey,
    nextKey: async (context, key, problem) => {
      const found = problem instanceof FormUnproved ? undefined : await findProof(context, key);
      return newKey(found?.openedAt);
    },
    admit: async (context, key) => {
      if (minimumSeconds === 0) return;
      const found = await findProof(context, key);
      if (!found) throw new FormUnproved();
      try {
        await countUse(found.proof);
      } catch (error) {
        throw error instanceof TooManyRequests ? new FormUnproved() : error;
      }
      await waitSince(found.openedAt);
    },
  };
}

/**
 * GET /form-opened: nothing but the cookie that proves when the first page with a form was opened. Browsers without
 * JavaScript load it as a picture of pages that are the same for everybody; others ask for it before they post a form
 * whose code has not come (`form-opened.ts`).
 */
export function formOpenedCookie(options: { signingKey: () => Promise<SigningKey>; isHttps: boolean }): Hono {
  return new Hono().get(FORM_OPENED_PATH, async (context) => {
    const signing = await options.signingKey();
    const given = getCookie(context, COOKIE);
    if (given === undefined || readProof(signing, given) === undefined) {
      const attributes = `Path=/; Max-Age=${PROOF_SECONDS}; HttpOnly; SameSite=Strict`;
      const value = makeProof(signing, Date.now());
      context.header('Set-Cookie', `${COOKIE}=${value}; ${attributes}${options.isHttps ? '; Secure' : ''}`);
    }
    context.header('Cache-Control', 'no-store');
    return context.body(null, 204);
  });
}

/** "<milliseconds>.<chance>.<signature>" */
function makeProof({ sign }: SigningKey, openedAt: number): string {
  const opened = `${openedAt}.${randomBytes(12).toString('base64url')}`;
  return `${opened}.${sign(signedText(opened))}`;
}

/** @returns when the page was opened, in milliseconds since 1970; undefined for what is no proof, or none any more */
function readProof({ verify }: SigningKey, proof: string): number | undefined {
  const [opened, openedAt, signature] = /^((\d{1,15})\.[\w-]{16})\.([\w-]+)$/.exec(proof)?.slice(1) ?? [];
  if (opened === undefined || signature === undefined) return undefined;
  if (!verify(signedText(opened), signature)) return undefined;
  // Far ahead is one that was signed while the clock was wrong: it would be good for years.
  const age = Math.abs(Date.now() - Number(openedAt));
  return age < PROOF_SECONDS * 1000 ? Number(openedAt) : undefined;
}

/** Signed for this alone: no other text that the key has signed passes for a proof. */
function signedText(opened: string): string {
  return JSON.stringify(['form-opened', opened]);
}
