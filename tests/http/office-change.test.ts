import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_OFFICE, type OfficeBody } from '#features/office/office.ts';
import type { Standing } from '#revisions/revision.ts';
import { type ApiClient, signInAt } from '../support/administrator.ts';
import { SITE } from '../support/default-site.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';

/*
 * What the office sets, on every page as it is built (docs/product/office.md). Other tests read the same pages: it has a
 * site of its own.
 */

const OFFICE = '/api/revisions/office/site';
/** A number for each of the office's, none of which stands anywhere else. */
const NEW_PHONES = Object.fromEntries(
  Object.keys(EMPTY_OFFICE.phones).map((name, index) => [name, `(786) 555-01${50 + index}`]),
) as OfficeBody['phones'];
const HOURS = { firstDay: '2', lastDay: '6', opens: '10:15', closes: '15:45' } as const;

let site: BuiltSite;
let call: ApiClient;
/** Pages of the sitemap, the feeds, and what pages know of the site: by address, as they were before the change. */
let before: Map<string, string>;
beforeAll(async () => {
  site = await startBuiltSite();
  call = await signInAt(site.address);
  const sitemap = await textAt('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  before = await readAll([...pages, '/api/site', '/en/feed.xml', '/es/feed.xml']);
});
afterAll(() => site.stop());

const textAt = async (path: string) => (await fetch(site.address + path)).text();
async function readAll(addresses: Iterable<string>): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const address of addresses) all.set(address, await textAt(address));
  return all;
}

async function publish(body: Partial<OfficeBody>): Promise<void> {
  const { last }: Standing = await (await call(site.address, OFFICE)).json();
  const answer = await call(site.address, `${OFFICE}/publish`, {
    method: 'POST',
    body: { basedOn: last, body: { ...EMPTY_OFFICE, ...body } },
  });
  expect(answer.status).toBe(200);
}

/** The addresses whose text has one of these. */
const having = (texts: Map<string, string>, words: readonly string[]) =>
  [...texts].filter(([, text]) => words.some((word) => text.includes(word))).map(([address]) => address);

/** As a page writes them, and as a link calls them. */
const writtenAs = (phones: Record<string, string>) =>
  Object.values(phones).flatMap((phone) => [phone, `+1${phone.replace(/\D/g, '')}`]);

test('changed phones and hours stand in the next request of every page, and the old ones on none', async () => {
  const [oldPhones, newPhones] = [writtenAs(SITE.phones), writtenAs(NEW_PHONES)];
  const named = having(before, oldPhones);
  const { opensAt } = SITE.hours;
  const oldHours = `"opens":"${String(Math.floor(opensAt / 60)).padStart(2, '0')}:${String(opensAt % 60).padStart(2, '0')}"`;
  const withHours = having(before, [oldHours]);
  expect(named.length).toBeGreaterThan(30);
  expect(withHours.length).toBeGreaterThan(0);

  await publish({ phones: NEW_PHONES, hours: HOURS });
  const after = await readAll(before.keys());
  expect(having(after, oldPhones)).toEqual([]);
  expect(having(after, newPhones)).toEqual(named);
  expect(having(after, ['"opens":"10:15"'])).toEqual(withHours);
  expect(having(after, [oldHours])).toEqual([]);
});
