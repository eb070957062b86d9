import type { Standing, WholeVersion } from '#revisions/revision.ts';

/** A subject of which there is no version. */
export const NOTHING: Standing = {
  last: 0,
  trashed: null,
  inForce: null,
  ended: null,
  scheduled: [],
  draft: null,
};

/** A version as the API tells it. */
export function aVersion(given: Partial<WholeVersion> & Pick<WholeVersion, 'number' | 'body'>): WholeVersion {
  return {
    kind: 'notice',
    subject: 'site',
    status: 'in-force',
    inForceFrom: '2026-11-21T22:47:00Z',
    createdAt: '2026-11-21T22:47:00Z',
    author: 'ana',
    note: null,
    title: '',
    ...given,
  };
}

/** What was asked for by a button. */
type Sent = { path: string; body: Record<string, unknown> };

/**
 * The API of versions for one page: it answers reads by path (below /api/revisions), and writes in the order in which
 * they come.
 *
 * @returns what was sent, and the reads, which may be changed as if somebody else had saved
 */
export function revisionsApi(reads: Record<string, unknown>, ...answers: [status: number, body: unknown][]) {
  const sent: Sent[] = [];
  const fetchApi = async (path: string, init?: RequestInit): Promise<Response> => {
    const short = path.replace('/api/revisions/', '');
    if (init?.method !== 'POST') return Response.json(reads[short] ?? null);
    sent.push({ path: short, body: JSON.parse(String(init.body)) });
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(status === 200 ? body : { status, message: '', ...Object(body) }, { status });
  };
  return { fetchApi, sent, reads };
}
