import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type DirectoryFilters, QUICK_FILTERS } from './directory-filters.ts';

/**
 * Ten common specialties, one touch each, beside what is typed in the other filters. Links, so that they work without
 * JavaScript and can be shared.
 */
export function QuickFilters({ filters, draft }: { filters: DirectoryFilters; draft: DirectoryFilters }) {
  const t = useTranslations('directory.quick');
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="flex flex-wrap gap-1.5">
        {QUICK_FILTERS.map(({ name, specialty }) => (
          <li key={name}>
            <Link
              to="/{-$locale}/providers"
              search={{ ...draft, specialty }}
              resetScroll={false}
              preload={false}
              aria-current={filters.specialty === specialty ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3.5 font-semibold text-sea-700 text-sm transition-colors hover:bg-sea-100 aria-[current]:border-sea-700 aria-[current]:bg-sea-700 aria-[current]:text-white"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
