import '../../tests/support/property-seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greeting, greetingKind as kind } from '../../tests/support/greeting-kind.ts';
import { revisionsSitePerTest } from '../../tests/support/revisions-site.ts';
import { readInForce, readStanding } from './read-revisions.server.ts';
import { revisions } from './revisions.table.ts';
import {
  cancelSchedule,
  publish,
  publishScheduled,
  restore,
  saveDraft,
  takeBack,
  trash,
} from './write-revisions.server.ts';

/*
 * Any sequence of verbs, with time between them, against a slow and obvious reference: a timeline of what is to show from
 * when, read from its beginning.
 */

const site = revisionsSitePerTest();
const subject = '00000000-0000-4000-8000-000000000001';
const WORDS = ['Uno', 'Dos', 'Tres'];

/** What is to show from a moment on; null for nothing. */
type Entry = { at: number; words: string | null; isCancelled: boolean };

/** The reference: nothing but the list and a clock in minutes. */
class Timeline {
  clock = 0;
  rows: { words: string }[] = [];
  entries: Entry[] = [];

  private come(): Entry[] {
    // The sort is stable: of one moment the later made comes later.
    return this.entries
      .filter(({ at, isCancelled }) => at <= this.clock && !isCancelled)
      .sort((a, b) => a.at - b.at);
  }
  inForce(): string | null {
    return this.come().at(-1)?.words ?? null;
  }
  isTrashed(): boolean {
    return this.come().at(-1)?.words === null;
  }
  waiting(): Entry[] {
    return this.entries
      .filter(({ at, isCancelled }) => at > this.clock && !isCancelled)
      .sort((a, b) => a.at - b.at);
  }
  draft(words: string): void {
    this.rows.push({ words });
  }
  show(words: string, inMinutes = 0): void {
    this.entries.push({ at: this.clock + inMinutes, words, isCancelled: false });
    this.rows.push({ words });
  }
  trash(): void {
    const words = this.inForce() ?? this.rows.at(-1)?.words ?? '';
    for (const entry of this.waiting()) entry.isCancelled = true;
    this.entries.push({ at: this.clock, words: null, isCancelled: false });
    this.rows.push({ words });
  }
  takeBack(): void {
    const trashed = this.come().at(-1);
    if (trashed) trashed.isCancelled = true;
  }
}

const step = fc.oneof(
  fc.record({
    verb: fc.constantFrom('draft' as const, 'publish' as const),
    words: fc.constantFrom(...WORDS),
  }),
  fc.record({
    verb: fc.constant('schedule' as const),
    words: fc.constantFrom(...WORDS),
    hours: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    verb: fc.constantFrom('cancel' as const, 'publish-waiting' as const, 'restore' as const),
    which: fc.nat({ max: 9 }),
  }),
  fc.record({ verb: fc.constantFrom('trash' as const, 'take-back' as const) }),
  fc.record({ verb: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does a step in both; those that cannot be done must be refused. */
async function take(given: Step, timeline: Timeline): Promise<void> {
  const { last, scheduled, trashed } = await readStanding(site.db, { kind, subject });
  const of = { kind, subject, author: site.ana };
  const change = { ...of, basedOn: last };
  switch (given.verb) {
    case 'pass':
      // Not at the full hour, at which what is scheduled takes over: that was rounded to the clock's minute.
      timeline.clock += given.hours * 60;
      await site.passMinutes(given.hours * 60);
      return;
    case 'draft':
      timeline.draft(given.words);
      await saveDraft(site.db, { ...change, body: greeting(given.words) });
      return;
    case 'publish':
      timeline.show(given.words);
      await publish(site.db, { ...change, body: greeting(given.words) });
      return;
    case 'schedule': {
      const minutes = given.hours * 60 + 30;
      timeline.show(given.words, minutes);
      await publish(site.db, { ...change, body: greeting(given.words), from: await site.clockIn(minutes) });
      return;
    }
    case 'cancel':
    case 'publish-waiting': {
      const waiting = timeline.waiting();
      expect(scheduled).toHaveLength(waiting.length);
      const place = given.which % Math.max(waiting.length, 1);
      const entry = waiting[place];
      const version = scheduled[place];
      if (!entry || !version) return;
      entry.isCancelled = true;
      if (given.verb === 'publish-waiting') timeline.show(entry.words ?? '');
      const verb = given.verb === 'cancel' ? cancelSchedule : publishScheduled;
      await verb(site.db, { ...of, number: version.number });
      return;
    }
    case 'restore': {
      const stored = await site.db
        .select({ number: revisions.number })
        .from(revisions)
        .orderBy(revisions.number);
      const number = stored[given.which % Math.max(stored.length, 1)]?.number;
      const row = timeline.rows[given.which % Math.max(stored.length, 1)];
      if (number === undefined || !row) return;
      timeline.show(row.words);
      await restore(site.db, { ...change, number });
      return;
    }
    case 'trash':
      if (last === 0 || timeline.isTrashed()) {
        await expect(trash(site.db, change)).rejects.toThrow();
        return;
      }
      timeline.trash();
      await trash(site.db, change);
      return;
    case 'take-back':
      expect(trashed !== null).toBe(timeline.isTrashed());
      if (!trashed) {
        await expect(takeBack(site.db, change)).rejects.toThrow();
        return;
      }
      timeline.takeBack();
      await takeBack(site.db, change);
  }
}

test('what is in force is what a timeline says, whatever was done', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await site.db.delete(revisions);
      const timeline = new Timeline();
      for (const each of steps) {
        await take(each, timeline);
        const shown = (await readInForce(site.db, kind)).map(({ body }) => body.es);
        expect(shown, JSON.stringify(each)).toEqual([timeline.inForce() ?? []].flat());
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
