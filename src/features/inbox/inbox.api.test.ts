import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxSite, openInboxSite } from '../../../tests/support/inbox-site.ts';

/* Who may call the inbox, how often, and for what. */

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let site: InboxSite;
beforeAll(async () => {
  site = await openInboxSite();
});
afterAll(() => site.discard());
beforeEach(() => site.clear());

test.for([UNKNOWN_ID, 'CC-2222-3333', 'x', '%00', "'; DROP TABLE submissions; --"])(
  'there is no form "%s"',
  async (id) => {
    const path = `/${encodeURIComponent(decodeURIComponent(id))}`;
    expect((await site.post(`${path}/opened`, {})).status).toBe(404);
    expect((await site.change(path.slice(1), { state: 'done' })).status).toBe(404);
    const retry = await site.app.request(`/api/submissions${path}/mail`, {
      method: 'POST',
      headers: site.ana,
    });
    expect(retry.status).toBe(404);
  },
);

test.for(['', '/mail', '/stamp', '/overview'])('nobody reads "%s" without a session', async (path) => {
  for (const headers of [{}, { Cookie: 'session=x' }, { Cookie: `session=${'a'.repeat(43)}` }]) {
    const answer = await site.get(path, headers as Record<string, string>);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('CC-');
  }
});

test('nobody writes without a session, or from another site', async () => {
  const reference = await site.keep();
  expect((await site.change(reference, { state: 'done' }, {}, {})).status).toBe(401);
  const foreign = { Cookie: site.ana['Cookie'] ?? '', Origin: 'https://evil.example' };
  expect((await site.change(reference, { state: 'done' }, {}, foreign)).status).toBe(403);
  expect(await site.open(reference)).toMatchObject({ state: 'new' });
});

test('more calls than the limit are refused with the seconds to wait; strangers use up none of them', async () => {
  const limited = site.appWithLimit(1);
  for (let count = 0; count < 3; count += 1) {
    expect((await limited.request('/api/submissions')).status).toBe(401);
  }
  expect((await limited.request('/api/submissions', { headers: site.ana })).status).toBe(200);
  const refused = await limited.request('/api/submissions', { headers: site.ana });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('without a mail server the inbox says so, and how many wait', async () => {
  await site.keep();
  await site.keep();
  await site.database.db.execute(
    sql`UPDATE submissions SET mailed_at = now() WHERE id = (SELECT id FROM submissions LIMIT 1)`,
  );
  expect(await (await site.get('/mail')).json()).toEqual({ isConfigured: false, waiting: 1, failed: [] });
  const retry = await site.app.request(`/api/submissions/${await site.keep()}/mail`, {
    method: 'POST',
    headers: site.ana,
  });
  expect(retry.status).toBe(409);
});
