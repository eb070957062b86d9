import { floridaMoment } from '#i18n/florida-clock.ts';
import type { Transaction } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { LONGEST_AHEAD_DAYS } from './revision.ts';
import { readNow } from './standing.server.ts';

const DAY_MS = 86_400_000;

/** How a time of Florida's clocks is sent: what an input of the type `datetime-local` holds. */
const CLOCK_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/**
 * The moment of a time on Florida's clocks, if it is still to come by the database's clock.
 *
 * @param clockTime "2026-11-28T08:00"
 * @throws {InvalidInput} for `from`, when there is no such time (a day that is none, the hour that is left out in spring),
 *   when it is past, or too far ahead
 */
export async function scheduledMoment(tx: Transaction, clockTime: string): Promise<Date> {
  const refuse = (key: string) => new InvalidInput([{ field: 'from', key }]);
  const [, day = '', time = ''] = CLOCK_TIME.exec(clockTime) ?? [];
  const moment = floridaMoment(day, time);
  if (!moment) throw refuse('time.unknown');
  const milliseconds = moment.getTime() - (await readNow(tx)).getTime();
  if (milliseconds <= 0) throw refuse('time.past');
  if (milliseconds > LONGEST_AHEAD_DAYS * DAY_MS) throw refuse('time.far');
  return moment;
}
