import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { EMPTY_OFFICE, type OfficeBody } from '#features/office/office.ts';
import { floridaDay } from '#i18n/florida-day.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { type Server, twoServersPerTest } from '../../tests/support/two-servers.ts';
import { organizationData } from './structured-data.ts';

/* What the office sets, on two servers that share a database. */

/** What a page shows of it, and its structured data. */
const site = twoServersPerTest(
  (facts) => `<p>${facts.phones.tty}</p>${JSON.stringify(organizationData(facts))}`,
);
const { readSite, readPage } = site;
const publish = (server: Server, body: Partial<OfficeBody>) =>
  site.change(server, 'office', 'publish', { ...EMPTY_OFFICE, ...body });

async function ask({ app }: Server, message: string): Promise<string> {
  const answer = await app.request('/api/ai-chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  return ((await answer.json()) as { response: string }).response.replaceAll('\u00a0', ' ');
}

const OLD = '(800) 555-0104';
const TTY = '(800) 555-0177';
const phones = { ...EMPTY_OFFICE.phones, tty: TTY };
const tomorrow = floridaDay(new Date(Date.now() + 36 * 3_600_000));
const HOLIDAY = {
  ...({ date: tomorrow, office: '', opens: '', closes: '' } as const),
  ...{ english: 'Founders’ Day', spanish: 'Día de los Fundadores' },
};

describe('a change stands in the next request', () => {
  test('of both servers: the site, pages that were kept, structured data and the assistant', async () => {
    for (const server of site.both) {
      expect((await readSite(server)).phones.tty).toBe(OLD);
      expect(await readPage(server)).toContain(OLD);
      expect(await ask(server, 'what is your TTY number?')).toContain(OLD);
    }
    const hours = { firstDay: '1', lastDay: '6', opens: '09:30', closes: '14:00' } as const;
    expect((await publish(site.one, { phones, hours, closures: [HOLIDAY] })).status).toBe(200);
    for (const server of site.both) {
      const facts = await readSite(server);
      expect(facts.phones).toMatchObject({ tty: TTY, fax: '(305) 555-0105' });
      expect(facts.hours).toEqual({ firstDay: 1, lastDay: 6, opensAt: 570, closesAt: 840 });
      const page = await readPage(server);
      expect(page).toContain(TTY);
      expect(page).toContain(`"validFrom":"${tomorrow}"`);
      expect(page).toContain('"opens":"09:30"');
      expect(await ask(server, 'what is your TTY number?')).toContain(TTY);
      expect(await ask(server, 'what are your office hours?')).toContain('9:30 AM to 2:00 PM');
      expect(await ask(server, 'are you open on founders day?')).toContain('our offices are closed');
    }
  });

  test('and so does one that is taken back', async () => {
    await publish(site.one, { phones });
    expect((await readSite(site.other)).phones.tty).toBe(TTY);
    await publish(site.other, {});
    expect((await readSite(site.one)).phones.tty).toBe(OLD);
    expect(await readPage(site.other)).toContain(OLD);
  });
});

test('what waits takes over at its time, on each server, without a request in between', async () => {
  for (const server of site.both) expect(await readPage(server)).toContain(OLD);
  const heardBefore = site.both.map(({ heard }) => heard.count);
  // By the minute for people; the table knows smaller steps.
  await site.db.insert(revisions).values({
    kind: 'office',
    subject: 'site',
    body: { ...EMPTY_OFFICE, phones },
    state: 'approved',
    inForceFrom: sql`now() + interval '1 second'`,
  });
  await vi.waitFor(
    () => {
      // Once that it was stored, once with the answer to when its time comes, and once that it has come.
      for (const [index, { heard }] of site.both.entries())
        expect(heard.count - (heardBefore[index] ?? 0)).toBeGreaterThanOrEqual(3);
    },
    { timeout: 10_000 },
  );
  await vi.waitFor(async () => {
    for (const server of site.both) expect(await readPage(server)).toContain(TTY);
  });
  expect(await ask(site.other, 'what is your TTY number?')).toContain(TTY);
});

test('a holiday in the past is refused when it is written, and what is in force stays', async () => {
  await publish(site.one, { phones });
  const answer = await publish(site.one, { closures: [{ ...HOLIDAY, date: '2026-01-01' }] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: [{ field: 'closures.0.date', key: 'date.past' }] });
  expect((await readSite(site.one)).phones.tty).toBe(TTY);
});
