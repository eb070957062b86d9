import { useTranslations } from 'use-intl';
import { formatDate, formatTimeOfDay } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { useSite } from '#site/site-context.tsx';

interface OfficeClosuresProps {
  /** Place of the office whose hours they stand below; without it those of both, and of the phones. */
  office?: 0 | 1;
}

/** Below hours: the days of the next weeks on which they are others, each on a line of its own. */
export function OfficeClosures({ office }: OfficeClosuresProps) {
  const t = useTranslations('site.closures');
  const locale = usePageLocale();
  const { closures } = useSite();
  return closures
    .filter((closure) => closure.isSoon && (closure.office === undefined || closure.office === office))
    .map(({ date, open, words }) => (
      <span key={date} className="mt-1 block">
        {t(open ? 'open' : 'closed', {
          date: formatDate(date, locale),
          what: words[locale],
          opens: formatTimeOfDay(open?.opensAt ?? 0),
          closes: formatTimeOfDay(open?.closesAt ?? 0),
        })}
      </span>
    ));
}
