/** The ways in which a call of the browser fails: the answer is not OK, or there is none. */
export const FAILING_CALLS = [
  { failure: 'an answer that is not OK', fail: async () => new Response('fault', { status: 500 }) },
  { failure: 'no network', fail: () => Promise.reject(new TypeError('Failed to fetch')) },
] as const;
