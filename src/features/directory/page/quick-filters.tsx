import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { opensElsewhere } from '#client/opens-elsewhere.ts';
import { Icon } from '#ui/icon.tsx';
import {
  type DirectoryFilters,
  type FilterName,
  keepFilled,
  QUICK_FILTERS,
  searchWith,
  YES,
} from '../directory-filters.ts';
import { PROVIDER_PLANS } from '../provider-plans.ts';
import { useFilterText } from './filter-chips.tsx';
import { UseMyPlace, type UseMyPlaceProps } from './use-my-place.tsx';

/** What every second visitor asks a doctor to speak, as the search names it. */
const SPANISH = 'Spanish';

interface QuickFiltersProps extends Pick<QuickLinkProps, 'onSearch'>, Omit<UseMyPlaceProps, 'className'> {
  /** What is chosen; the address and the results follow. */
  filters: DirectoryFilters;
  /** What is in the fields. */
  draft: DirectoryFilters;
}

const QUICK_CLASS =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-line-strong px-3.5 font-semibold text-sea-700 text-sm transition-colors hover:bg-sea-100';

/**
 * Searches of one touch, beside what is typed in the other filters: around the device's place, who speaks Spanish, who takes what, and ten
 * common specialties. Links but for the first, so that they work without JavaScript and can be shared. On a phone they are one row that scrolls, and
 * leaves the right gutter to the button of the assistant.
 */
export default function QuickFilters({ filters, draft, onSearch, ...place }: QuickFiltersProps) {
  const t = useTranslations('directory.quick');
  const tForm = useTranslations('directory.form');
  const saysFilter = useFilterText();
  const toggle = (name: FilterName, value: string) => ({
    search: keepFilled({ ...draft, [name]: filters[name] === value ? '' : value }),
    isOn: filters[name] === value,
    onSearch,
  });
  const speakSpanish = filters.languages === SPANISH;
  const facts: [FilterName, string][] = [
    ['acceptingNewPatients', YES],
    ...PROVIDER_PLANS.map((plan): [FilterName, string] => ['plan', plan]),
    // It comes with a link from the home page, and goes here.
    ...(filters.panel === undefined ? [] : [['panel', filters.panel] satisfies [FilterName, string]]),
  ];
  return (
    <div className="mt-3 flex gap-1.5 max-sm:-mb-2 max-sm:-ml-gutter max-sm:overflow-x-auto max-sm:py-2 max-sm:pr-2 max-sm:pl-gutter sm:mt-6 sm:flex-wrap print:hidden">
      <UseMyPlace {...place} className={QUICK_CLASS} />
      <QuickLink {...toggle('languages', SPANISH)}>
        <Icon name={speakSpanish ? 'check' : 'message'} className="size-4.5" />
        <span>{tForm('spanish')}</span>
      </QuickLink>
      {facts.map(([name, value]) => (
        <QuickLink key={name + value} {...toggle(name, value)}>
          {filters[name] === value && <Icon name="check" className="size-4.5" />}
          <span>{saysFilter(name, value)}</span>
        </QuickLink>
      ))}
      <nav aria-label={t('label')} className="shrink-0 sm:contents">
        <ul className="flex gap-1.5 sm:contents">
          {QUICK_FILTERS.map(({ name, specialty }) => (
            <li key={name} className="shrink-0">
              <QuickLink
                search={{ ...draft, specialty }}
                isOn={filters.specialty === specialty}
                onSearch={onSearch}
              >
                {t(name)}
              </QuickLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface QuickLinkProps {
  search: DirectoryFilters;
  isOn: boolean;
  onSearch: (filters: DirectoryFilters) => void;
  children: ReactNode;
}

function QuickLink({ search, isOn, onSearch, children }: QuickLinkProps) {
  // In the order of every address, so that one search has one.
  const filters = keepFilled(search);
  return (
    <Link
      to="/{-$locale}/providers"
      search={searchWith(filters)}
      preload={false}
      aria-current={isOn ? 'true' : undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onSearch(filters);
      }}
      className={`${QUICK_CLASS} aria-[current]:border-sea-700 aria-[current]:bg-sea-700 aria-[current]:text-white`}
    >
      {children}
    </Link>
  );
}
