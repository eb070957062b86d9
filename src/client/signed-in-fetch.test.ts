import { expect, test, vi } from 'vitest';
import { createSignInAgain, signedInFetch } from './signed-in-fetch.ts';

/** An API that refuses everything until somebody has signed in, and remembers what it was asked. */
function apiWithSession() {
  const state = { isSignedIn: false };
  const fetchApi = vi.fn(async (_path: string, _init?: RequestInit) =>
    state.isSignedIn ? Response.json({ saved: true }) : new Response(null, { status: 401 }),
  );
  return { state, fetchApi };
}

test('a call that meets an ended session waits for signing in and is made again as it was', async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const { state, fetchApi } = apiWithSession();
  const call = signedInFetch(fetchApi, again)('/api/articles', { method: 'POST', body: '{"title":"A"}' });
  await vi.waitFor(() => expect(again.asked()).toBe('session-ended'));
  state.isSignedIn = true;
  again.answer(true);
  expect(await (await call).json()).toEqual({ saved: true });
  expect(fetchApi.mock.calls[1]).toEqual(['/api/articles', { method: 'POST', body: '{"title":"A"}' }]);
  expect(again.asked()).toBeUndefined();
});

test('whoever puts it off gets the refusal', async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const { fetchApi } = apiWithSession();
  // Parts that hand each other their calls ask once all the same.
  const call = signedInFetch(signedInFetch(fetchApi, again), again)('/api/activity');
  await vi.waitFor(() => expect(again.asked()).toBe('session-ended'));
  again.answer(false);
  expect((await call).status).toBe(401);
  expect(fetchApi).toHaveBeenCalledTimes(1);
});

test('a call that needs the password once more says so, and is made again with the answer that it waited for', async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const problem = { code: 'proof-needed', status: 401, message: 'Please give your password again.' };
  const answers = [Response.json(problem, { status: 401 }), new Response('Referencia', { status: 200 })];
  const call = signedInFetch(async () => answers.shift() ?? Response.error(), again)('/api/export');
  await vi.waitFor(() => expect(again.asked()).toBe('proof-needed'));
  again.answer(true);
  expect(await (await call).text()).toBe('Referencia');
});

test('whoever puts the password off gets the refusal, which can still be read', async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const problem = { code: 'proof-needed', status: 401, message: 'Please give your password again.' };
  const call = signedInFetch(async () => Response.json(problem, { status: 401 }), again)('/api/export');
  await vi.waitFor(() => expect(again.asked()).toBe('proof-needed'));
  again.answer(false);
  expect(await (await call).json()).toEqual(problem);
});

test('what the role does not allow is said, and the call is not made again', async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const problem = { code: 'not-allowed', status: 403, message: 'Su usuario no tiene permiso para esto.' };
  const fetchApi = vi.fn(async () => Response.json(problem, { status: 403 }));
  const call = signedInFetch(fetchApi, again)('/api/articles');
  await vi.waitFor(() => expect(again.asked()).toBe('not-allowed'));
  again.answer(false);
  expect(await (await call).json()).toEqual(problem);
  expect(fetchApi).toHaveBeenCalledTimes(1);
});

test("another refusal is the caller's to show", async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const problem = { code: 'foreign-origin', status: 403, message: 'Only from a page of this site.' };
  const call = signedInFetch(async () => Response.json(problem, { status: 403 }), again)('/api/articles');
  expect((await call).status).toBe(403);
  expect(again.asked()).toBeUndefined();
});

test('two calls wait for one answer', async () => {
  const again = createSignInAgain();
  const asked = vi.fn();
  again.subscribe(asked);
  const { state, fetchApi } = apiWithSession();
  const fetchSignedIn = signedInFetch(fetchApi, again);
  const calls = Promise.all([fetchSignedIn('/api/a'), fetchSignedIn('/api/b')]);
  await vi.waitFor(() => expect(again.asked()).toBe('session-ended'));
  state.isSignedIn = true;
  again.answer(true);
  expect((await calls).map(({ status }) => status)).toEqual([200, 200]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a refusal that was under way while somebody signed in is not asked about', async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const { state, fetchApi } = apiWithSession();
  let arrive = () => {};
  const delay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slowly: typeof fetchApi = vi.fn(async (path, init) => {
    const response = await fetchApi(path, init);
    await delay;
    return response;
  });
  const slow = signedInFetch(slowly, again)('/api/slow');
  const quick = signedInFetch(fetchApi, again)('/api/quick');
  await vi.waitFor(() => expect(again.asked()).toBe('session-ended'));
  state.isSignedIn = true;
  again.answer(true);
  expect((await quick).status).toBe(200);
  arrive();
  expect((await slow).status).toBe(200);
  expect(again.asked()).toBeUndefined();
});

test('where nobody can be asked the refusal is handed on', async () => {
  const { fetchApi } = apiWithSession();
  expect((await signedInFetch(fetchApi, createSignInAgain())('/api/a')).status).toBe(401);
});

test('any other answer is handed on untouched', async () => {
  const again = createSignInAgain();
  again.subscribe(() => {});
  const fetchApi = async () => new Response('no', { status: 403 });
  expect((await signedInFetch(fetchApi, again)('/api/a')).status).toBe(403);
  expect(again.asked()).toBeUndefined();
});
