import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';

/** Where a printed page is from and when it was printed: the first line of the paper, never on the screen. */
export function PrintedSource() {
  const t = useTranslations('shell.printed');
  const { origin } = useSite();
  // Without what stands behind it: a reference, or what a translator adds, which the server does not see.
  const path = useLocation({ select: ({ pathname }) => pathname });
  const date = usePrintDate();
  return (
    <p className="wrap-anywhere hidden justify-between gap-x-6 px-gutter pb-2 text-xs print:flex">
      <span>{origin + path}</span>
      {date && <span className="shrink-0">{t('on', { date })}</span>}
    </p>
  );
}

/**
 * The date in the page's language, from the moment the page goes to print: reading a calendar is slow on a phone, and
 * the server's HTML may be printed on another day.
 */
function usePrintDate(): string | undefined {
  const format = useFormatter();
  const [date, setDate] = useState<Date>();
  useEffect(() => {
    const paper = window.matchMedia('print');
    const readClock = () => flushSync(() => setDate(new Date()));
    window.addEventListener('beforeprint', readClock);
    paper.addEventListener('change', readClock);
    return () => {
      window.removeEventListener('beforeprint', readClock);
      paper.removeEventListener('change', readClock);
    };
  }, []);
  return date && format.dateTime(date, { dateStyle: 'long' });
}
