import type { FetchApi } from '#client/api.ts';

/*
 * How the administration calls the API: a call that needs a new sign-in asks for it in a dialog over the page, and
 * background requests do not extend the session.
 */

/** What asks already is not made to ask twice: who puts the question off would get it again at once. */
const asking = new WeakSet<FetchApi>();

/**
 * The same calls, for parts of the administration: one that is refused because the session has ended, or because it
 * needs the password once more, asks for signing in over the page and is then made again. Whoever puts that off gets
 * the refusal; what was typed stays. One that the role does not allow, or only with a second factor, is said in the same
 * way, and not made again.
 *
 * @param fetchApi how the page reaches the API; a body must be a text, so that it can be sent twice
 */
export function signedInFetch(fetchApi: FetchApi, again: SignInAgain = signInAgain): FetchApi {
  if (asking.has(fetchApi)) return fetchApi;
  const said = async (response: Response) => {
    const code = response.status === 403 ? await codeOf(response) : undefined;
    if (code === 'not-allowed' || code === 'second-factor-needed') await again.ask(code);
    return response;
  };
  const signedIn: FetchApi = async (path, init) => {
    const signInsBefore = again.signIns();
    const response = await fetchApi(path, init);
    if (init?.signal?.aborted) return response;
    if (response.status !== 401) return said(response);
    // A refusal that arrives after another call's question was answered need not be asked about again.
    const isSignedIn = again.signIns() > signInsBefore || (await again.ask(await reasonOf(response)));
    return isSignedIn ? said(await fetchApi(path, init)) : response;
  };
  asking.add(signedIn);
  return signedIn;
}

async function reasonOf(response: Response): Promise<SignInReason> {
  return (await codeOf(response)) === 'proof-needed' ? 'proof-needed' : 'session-ended';
}

/** The code of a problem; the answer can still be read. */
async function codeOf(response: Response): Promise<unknown> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
}

/**
 * The same calls, for background requests of an administration page: they do not extend the session
 * (`server/sessions/require-administrator.ts`).
 */
export function backgroundFetch(fetchApi: FetchApi): FetchApi {
  return (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Background', '1');
    return fetchApi(path, { ...init, headers });
  };
}

/**
 * Why a call waits for somebody: the session has ended, or the password was given too long ago for what is asked; or
 * the role does not allow it, or only with a second factor, which no sign-in changes.
 */
export type SignInReason = 'session-ended' | 'proof-needed' | 'not-allowed' | 'second-factor-needed';

/** Asks for signing in again in a dialog over the page. Outside of React, so that any call may ask. */
export type SignInAgain = {
  /** Why it is asked, while the question is open. */
  asked: () => SignInReason | undefined;
  /** Calls `listener` after every change; who listens shows the question. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Asks the question; calls that come meanwhile wait for the same answer: a sign-in resolves both reasons.
   *
   * @returns whether somebody signed in; false at once when no page is there to ask
   */
  ask: (reason: SignInReason) => Promise<boolean>;
  /** How often somebody signed in over this page. */
  signIns: () => number;
  /** Answers the question: signed in, or put off. */
  answer: (isSignedIn: boolean) => void;
};

export function createSignInAgain(): SignInAgain {
  const listeners = new Set<() => void>();
  let question:
    | { reason: SignInReason; answered: Promise<boolean>; answer: (isSignedIn: boolean) => void }
    | undefined;
  let signIns = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    asked: () => question?.reason,
    signIns: () => signIns,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(reason) {
      if (listeners.size === 0) return Promise.resolve(false);
      if (!question) {
        let answer = (_isSignedIn: boolean) => {};
        const answered = new Promise<boolean>((resolve) => {
          answer = resolve;
        });
        question = { reason, answered, answer };
        tell();
      }
      return question.answered;
    },
    answer(isSignedIn) {
      const answered = question;
      question = undefined;
      if (isSignedIn) signIns += 1;
      tell();
      answered?.answer(isSignedIn);
    },
  };
}

/** The one of this page; the administration's frame shows its question. */
export const signInAgain = createSignInAgain();
