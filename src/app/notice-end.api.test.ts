import { expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_NOTICE } from '#features/notice/notice.ts';
import { noticeKind } from '#features/notice/notice-kind.ts';
import { nextEnd } from '#revisions/read-revisions.server.ts';
import { publish, saveDraft } from '#revisions/write-revisions.server.ts';
import { revisionsSitePerTest } from '../../tests/support/revisions-site.ts';
import { untilNextChange } from './next-change.ts';

/* The end of a notice is a moment by the database's clock, as its beginning is. */

const site = revisionsSitePerTest([noticeKind]);
const MINUTE = 60_000;

const endingAt = (until: string, basedOn = 0) => ({
  ...{ kind: noticeKind, subject: 'site', author: null, basedOn },
  body: { ...EMPTY_NOTICE, spanish: 'Cerramos hoy.', english: 'We close today.', until },
});
const publishUntil = (until: string) => publish(site.db, endingAt(until));

test('the timer is told of an end as of a beginning', async () => {
  await publishUntil(await site.clockIn(3));
  const end = await nextEnd(site.db, [noticeKind]);
  expect(end).toBeGreaterThan(MINUTE);
  expect(end).toBeLessThanOrEqual(3 * MINUTE);
  expect(await untilNextChange(site.db)).toBeLessThanOrEqual(3 * MINUTE);
});

test('without an end there is none to wait for', async () => {
  await publishUntil('');
  expect(await nextEnd(site.db, [noticeKind])).toBeUndefined();
});

test.each([
  ['behind', '2020-01-01T08:00'],
  ['ahead', '2090-01-01T08:00'],
])('a server whose clock is %s refuses no other end than the database does', async (_which, now) => {
  const [past, ahead] = [await site.clockIn(-60), await site.clockIn(60)];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  await expect(publishUntil(past)).rejects.toMatchObject({ fields: [{ field: 'until', key: 'until.past' }] });
  expect((await publishUntil(ahead)).last).toBeGreaterThan(0);
});

test('a draft whose end is past is kept as it is, and refused when it is published', async () => {
  const past = await site.clockIn(-60);
  const { last, draft, inForce } = await saveDraft(site.db, endingAt(past));
  expect([draft?.body, inForce]).toMatchObject([{ until: past }, null]);
  await expect(publish(site.db, endingAt(past, last))).rejects.toMatchObject({
    fields: [{ field: 'until', key: 'until.past' }],
  });
});
