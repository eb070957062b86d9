import { vi } from 'vitest';
import type { AdminArticle } from '#features/news/article.ts';

/**
 * The articles' API for administrators, as far as the panel sees it: it reads, changes, and refuses a stale version.
 *
 * @param articles what is stored at first
 */
export function articleStore(articles: readonly AdminArticle[]) {
  let stored = articles;
  /** What was deleted lies in the trash. */
  let trashed: readonly AdminArticle[] = [];
  const refusals: Response[] = [];
  const fetchApi = vi.fn(async (path: string, init?: RequestInit): Promise<Response> => {
    const method = init?.method ?? 'GET';
    if (path.startsWith('/api/revisions/')) return ofVersions(path, method);
    const article = stored.find(({ id }) => path.split('/')[3] === id);
    if (method === 'GET') return Response.json(article ?? stored);
    const refusal = refusals.shift();
    if (refusal) return refusal;
    if (!article) return problem(404);
    if (new Headers(init?.headers).get('If-Match') !== `"v${article.version}"`) return problem(412);
    if (method === 'DELETE') {
      stored = stored.filter((each) => each !== article);
      trashed = [...trashed, article];
      return new Response(null, { status: 204 });
    }
    const changed = method === 'PUT' ? JSON.parse(String(init?.body)) : { isActive: !article.isActive };
    return Response.json(change(article.id, changed));
  });
  /** The trash, as far as 'Deshacer' asks it. */
  const ofVersions = (path: string, method: string): Response => {
    const [id, verb] = path.split('/').slice(4);
    const lying = trashed.find((each) => each.id === id);
    const standing = { last: 1, trashed: lying ? {} : null, inForce: null, scheduled: [], draft: null };
    if (method === 'GET') return Response.json(standing);
    const refusal = refusals.shift();
    if (refusal) return refusal;
    if (verb !== 'take-back' || !lying) return problem(412);
    trashed = trashed.filter((each) => each !== lying);
    stored = [lying, ...stored];
    return Response.json({ ...standing, trashed: null });
  };
  /** Changes an article, as somebody else may do. */
  const change = (id: string, changed: Partial<AdminArticle>) => {
    stored = stored.map((each) =>
      each.id === id ? { ...each, ...changed, version: each.version + 1 } : each,
    );
    return stored.find((each) => each.id === id);
  };
  return {
    fetchApi,
    change,
    stored: () => stored,
    /** The next change is answered with this instead. */
    refuseNext: (refusal: Response) => void refusals.push(refusal),
  };
}

function problem(status: number): Response {
  return Response.json({ status, code: 'refused', message: 'Refused.' }, { status });
}
