import { floridaDay } from '#i18n/florida-day.ts';
import type { Closure, Office, OfficeFacts, OfficeHours, Weekday } from '#site/site.ts';
import type { ClosureBody, OfficeBody, ScheduleBody } from './office.ts';

/** A closure stands beside the hours from so many days before. */
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * What the office has set over what is configured, field by field.
 *
 * @param body what is in force
 * @param now closures of days before are left out
 */
export function officeFacts(configured: OfficeFacts, body: OfficeBody, now: Date): OfficeFacts {
  const [first, second] = configured.offices;
  return {
    phones: { ...configured.phones, ...given(body.phones) },
    offices: [officeOver(first, body.first), officeOver(second, body.second)],
    hours: hoursOf(body.hours) ?? configured.hours,
    closures: closuresFrom(body.closures, now),
  };
}

function officeOver(configured: Office, { hours, ...texts }: OfficeBody['first']): Office {
  const own = hoursOf(hours);
  return { ...configured, ...given(texts), ...(own && { hours: own }) };
}

/** The texts that are not empty. */
function given<Texts extends Record<string, string>>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>;
}

function hoursOf({ firstDay, lastDay, opens, closes }: ScheduleBody): OfficeHours | undefined {
  if (!firstDay) return undefined;
  return {
    firstDay: Number(firstDay) as Weekday,
    lastDay: Number(lastDay) as Weekday,
    opensAt: minutes(opens),
    closesAt: minutes(closes),
  };
}

function closuresFrom(closures: readonly ClosureBody[], now: Date): Closure[] {
  const today = floridaDay(now);
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  return closures
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, office, opens, closes, english, spanish }) => ({
      date,
      ...(office && { office: office === '1' ? (0 as const) : (1 as const) }),
      ...(opens && { open: { opensAt: minutes(opens), closesAt: minutes(closes) } }),
      words: { en: english, es: spanish },
      isSoon: date <= soon,
    }));
}

/** "08:30" → 510. */
function minutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
