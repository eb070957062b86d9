import { useFormatter, useTranslations } from 'use-intl';
import type { InboxOverview } from '#features/inbox/inbox.ts';
import { useSubmissionLabels } from '#features/inbox/use-submission-labels.ts';
import { StartCard } from './start-card.tsx';

type Counted = InboxOverview['month'][number];

/** The forms of this month, by kind and by day: bars to look at, and the same in words and in a table. */
export function MonthOfSubmissions({ overview: { today, month } }: { overview: InboxOverview }) {
  const t = useTranslations('admin.start');
  const { dateTime } = useFormatter();
  const { kindLabel } = useSubmissionLabels();
  const days = daysUpTo(today).map((day) => ({ day, ...sumOf(month.filter((each) => each.day === day)) }));
  const kinds = [...new Set(month.map(({ kind }) => kind))]
    .map((kind) => ({ kind, ...sumOf(month.filter((each) => each.kind === kind)) }))
    .sort((one, other) => other.count - one.count);
  const { count: total } = sumOf(month);
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), { day: today, count: 0 });
  const dayName = (day: string) => dateTime(noonOf(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <StartCard
      id="start-month"
      title={t('month', { month: dateTime(noonOf(today), { month: 'long', timeZone: 'UTC' }) })}
    >
      <p className="mt-2 font-bold">{t('total', { count: total })}</p>
      {total > 0 && (
        <>
          <h3 className="mt-4 font-bold font-text text-sm">{t('byKind')}</h3>
          <ul className="mt-1 space-y-1.5 text-sm">
            {kinds.map(({ kind, count }) => (
              <li key={kind}>
                <span className="flex justify-between gap-4">
                  <span>{kindLabel(kind)}</span> <span className="figures font-bold">{count}</span>
                </span>
                <Bars bars={[{ key: kind, count }]} most={kinds[0]?.count ?? count} isLying />
              </li>
            ))}
          </ul>
          <h3 className="mt-4 font-bold font-text text-sm">{t('byDay')}</h3>
          <Bars bars={days.map(({ day, count }) => ({ key: day, count }))} most={most.count} />
          <p aria-hidden="true" className="flex justify-between gap-4 text-ink-soft text-xs">
            <span>{dayName(days[0]?.day ?? today)}</span>
            <span>{dayName(today)}</span>
          </p>
          <p className="text-sm">{t('mostOnDay', { day: dayName(most.day), count: most.count })}</p>
          <details className="mt-3">
            <summary className="min-h-11 py-2 font-bold text-sm">{t('table')}</summary>
            <table className="w-full text-left text-sm">
              <thead>
                <tr className="border-line border-b">
                  <th scope="col" className="py-1.5 pr-4">
                    {t('day')}
                  </th>
                  <th scope="col" className="py-1.5 pr-4">
                    {t('count')}
                  </th>
                  <th scope="col" className="py-1.5">
                    {t('kinds')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {days
                  .filter(({ count }) => count > 0)
                  .map(({ day, count }) => (
                    <tr key={day} className="border-line border-b align-top">
                      <th scope="row" className="py-1.5 pr-4">
                        {dayName(day)}
                      </th>
                      <td className="figures py-1.5 pr-4">{count}</td>
                      <td className="py-1.5">
                        {month
                          .filter((each) => each.day === day)
                          .map((each) => `${kindLabel(each.kind)}: ${each.count}`)
                          .join(' · ')}
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </StartCard>
  );
}

interface BarsProps {
  bars: readonly { key: string; count: number }[];
  /** What fills the whole height, or the whole width. */
  most: number;
  /** One bar from left to right instead of several from below. */
  isLying?: boolean;
}

/** Bars, to look at only: what they say stands beside them in words. */
function Bars({ bars, most, isLying = false }: BarsProps) {
  const part = (count: number) => (100 * count) / Math.max(most, 1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${isLying ? 100 : bars.length * 10} ${isLying ? 1 : 100}`}
      preserveAspectRatio="none"
      className={isLying ? 'h-2 w-full fill-current text-sea-600' : 'h-20 w-full fill-current text-sea-600'}
    >
      {bars.map(({ key, count }, at) =>
        isLying ? (
          <rect key={key} width={part(count)} height={1} />
        ) : (
          <rect key={key} x={at * 10 + 1} width={8} y={100 - part(count)} height={part(count)} />
        ),
      )}
    </svg>
  );
}

function sumOf(counted: readonly Counted[]): { count: number } {
  return { count: counted.reduce((sum, { count }) => sum + count, 0) };
}

/** The days of a day's month from the first to it. */
function daysUpTo(today: string): string[] {
  const month = today.slice(0, 8);
  return Array.from({ length: Number(today.slice(8)) }, (_, at) => month + String(at + 1).padStart(2, '0'));
}

/** A day as a moment that is the same day wherever it is written. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
