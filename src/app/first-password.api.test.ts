import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#app/config.ts';
import { createApp } from '#app/create-app.ts';
import { createLogger } from '#server/log.ts';
import { provideFirstAdministrator } from '#server/sessions/first-administrator.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { loadSigningKey } from '#server/signing/signing-key.ts';
import { createTestStores, type TestStores } from '../../tests/support/test-stores.ts';

/* Who is shown the password that was generated for demonstration data, as the settings have it. */

const HERE = { Host: 'localhost:3000' };
let stores: TestStores;
beforeAll(async () => {
  stores = await createTestStores();
});
afterAll(() => stores.discard());
beforeEach(async () => {
  await stores.db.delete(users);
  await provideFirstAdministrator(stores.db, {
    brandName: 'Costa Clara',
    configured: undefined,
    loadsDemoData: true,
    isHttps: false,
    key: await loadSigningKey(stores.db),
  });
});

/** What the login page gets to show, asked for by the browser itself and while the server renders the page. */
async function shown(settings: Record<string, string>, headers: Record<string, string>): Promise<string[]> {
  const { app } = createApp({
    config: readConfig(settings, process.cwd()),
    database: stores.db,
    objects: stores.objects,
    log: createLogger('silent'),
    renderPage: (_, { context }) => context.fetchApi('/api/auth/hint'),
    clientDir: undefined,
  });
  const usernames: string[] = [];
  for (const path of ['/api/auth/hint', '/admin-login']) {
    const { hint } = await (await app.request(path, { headers })).json();
    usernames.push(hint === null ? 'nothing' : hint.username);
  }
  return usernames;
}

const THE_PASSWORD = ['admin', 'admin'];
const NOTHING = ['nothing', 'nothing'];

test('whoever sits at the machine sees it', async () => {
  for (const Host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST']) {
    expect(await shown({}, { Host }), Host).toEqual(THE_PASSWORD);
  }
  expect(await shown({ PUBLIC_URL: 'http://127.0.0.1:8080' }, HERE)).toEqual(THE_PASSWORD);
  expect(await shown({ LISTEN_ADDRESS: 'localhost', PUBLIC_URL: 'http://site.test' }, HERE)).toEqual(
    THE_PASSWORD,
  );
});

describe('nobody sees it', () => {
  test.for([
    ['on a network', { PUBLIC_URL: 'http://192.168.1.20:3000' }],
    ['under a name of its own', { PUBLIC_URL: 'http://clinic.example' }],
    ['where every network is listened to', { LISTEN_ADDRESS: '0.0.0.0' }],
    ['where every network is listened to, IPv6 too', { LISTEN_ADDRESS: '::' }],
    ['where a network is listened to', { LISTEN_ADDRESS: '192.168.1.20' }],
    ['behind a proxy', { TRUSTED_PROXY_COUNT: '1' }],
    ['over https', { PUBLIC_URL: 'https://clinic.example', LISTEN_ADDRESS: 'localhost' }],
    ['on other data', { DEMO_DATA: 'off' }],
    ['on other data, though it is asked for', { DEMO_DATA: 'off', SHOW_FIRST_PASSWORD: 'on' }],
  ] as const)('%s', async ([, settings]) => {
    expect(await shown(settings, HERE)).toEqual(NOTHING);
  });

  test('through a name that only leads to this machine, or a proxy that nobody configured', async () => {
    for (const headers of [
      { Host: 'evil.example' },
      { Host: 'localhost.evil.example:3000' },
      { Host: '192.168.1.20:3000' },
      { ...HERE, 'X-Forwarded-For': '203.0.113.7' },
      { ...HERE, Forwarded: 'for=203.0.113.7' },
      { ...HERE, Via: '1.1 proxy' },
    ]) {
      expect(await shown({}, headers), JSON.stringify(headers)).toEqual(NOTHING);
    }
  });
});

test('everybody sees it where a demonstration asks for that', async () => {
  const settings = { PUBLIC_URL: 'http://demo.example', SHOW_FIRST_PASSWORD: 'on' };
  expect(await shown(settings, { Host: 'demo.example', 'X-Forwarded-For': '203.0.113.7' })).toEqual(
    THE_PASSWORD,
  );
});
