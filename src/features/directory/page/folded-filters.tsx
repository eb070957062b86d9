import { type ReactNode, type ToggleEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { type DirectoryFilters, FILTER_NAMES } from '../directory-filters.ts';
import { useFilterText } from './filter-chips.tsx';

/**
 * By which filters the results that are shown were found, whether there are any, and whether some of the filters were
 * read out of one's own words.
 */
export type ShownSearch = { filters: DirectoryFilters; hasResults: boolean; isRead: boolean };

/** What unfolds the filters on a phone: one line that says which are in use. */
export function FiltersInUse({ filters }: { filters: DirectoryFilters }) {
  const t = useTranslations('directory.form');
  const saysFilter = useFilterText();
  const said = FILTER_NAMES.flatMap((name) => (filters[name] ? saysFilter(name, filters[name]) : [])).join(
    ' · ',
  );
  return (
    <span className="line-clamp-2 text-sea-700 text-sm leading-tight">
      {said ? t('folded', { filters: said }) : t('foldedNone')}
    </span>
  );
}

/**
 * On phones the filters stand open until there are results, and are folded by each that are new; those of a panel leave
 * them open until there is a place. What the visitor opened before hydration stays open.
 */
export function useFold(shown: ShownSearch) {
  const isOpenAtFirst = !shown.hasResults || lacksPlace(shown.filters);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [followed, setFollowed] = useState(shown);
  if (JSON.stringify(followed) !== JSON.stringify(shown)) {
    setFollowed(shown);
    setOpen(isOpenAtFirst);
  }
  return {
    open: isOpen,
    suppressHydrationWarning: true,
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
  };
}

/** Whoever comes from a panel on the home page has yet to say where. */
function lacksPlace({ panel, zipCode, city, county, doctor }: DirectoryFilters): boolean {
  return panel !== undefined && [zipCode, city, county, doctor].every((text) => text === undefined);
}

/**
 * The filters that fewer people need: on a phone they are folded away until one of them is in use. A wider page shows
 * them beside the others, where the browser can show what a closed `details` holds; elsewhere they unfold there too.
 */
export function MoreFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useTranslations('directory.form');
  return (
    // What the visitor opened before hydration stays open.
    <details
      open={isOpen}
      suppressHydrationWarning
      className="group/more sm:contents sm:[&::details-content]:contents"
    >
      <summary className="-my-1 flex min-h-11 list-none items-center justify-between gap-3 rounded-sm font-bold text-sea-700 text-sm sm:col-span-full sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <span>{t('more')}</span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-3 pb-1 sm:contents">{children}</div>
    </details>
  );
}
