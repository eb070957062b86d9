import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { Chip } from '#ui/chip.tsx';
import { type DirectoryFilters, FILTER_NAMES, type FilterName } from '../directory-filters.ts';
import { languageInLanguage, specialtyInLanguage } from '../names-in-language.ts';

/** Around a notice above results: on a phone it leaves them the room. */
export const SHORT_NOTICE_CLASS =
  'max-sm:text-xs max-sm:[&>div]:px-3 max-sm:[&>div]:py-1.5 max-sm:[&_svg]:hidden';

interface FilterChipsProps {
  /** The filters of the results that are shown. */
  filters: DirectoryFilters;
  /** What is chosen; the results follow. */
  chosen: DirectoryFilters;
  onRemove: (name: FilterName) => void;
  /** Where they stand, and on which widths. */
  className: string;
}

/**
 * The filters in use; touching one takes it off and searches again. Until the results follow, each keeps its place.
 */
export function FilterChips({ filters, chosen, onRemove, className }: FilterChipsProps) {
  const t = useTranslations('directory.results');
  const saysFilter = useFilterText();
  const names = FILTER_NAMES.filter((name) => filters[name]);
  if (names.length === 0) return null;
  return (
    <ul
      aria-label={t('filters')}
      className={`mb-4 flex flex-wrap gap-2 noscript:hidden print:hidden ${className}`}
    >
      {names.map((name) => (
        <li key={name}>
          <Chip
            removeLabel={t('removeFilter')}
            isBusy={chosen[name] !== filters[name]}
            onRemove={() => onRemove(name)}
          >
            {saysFilter(name, filters[name] ?? '')}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is said about the results that are shown, also while those of another search are on their way: who takes off two
 * filters presses the second where it was.
 *
 * @param now what is true of the search in the address
 * @param isUnderWay whether its results are still to come
 */
export function useShown<Said>(now: Said, isUnderWay: boolean): Said {
  const [shown, setShown] = useState(now);
  if (isUnderWay) return shown;
  if (JSON.stringify(shown) !== JSON.stringify(now)) setShown(now);
  return now;
}

/** @returns what says a filter's value in the page's language */
export function useFilterText(): (name: FilterName, text: string) => string {
  const t = useTranslations('directory.results');
  const tDirectory = useTranslations('directory');
  const locale = usePageLocale();
  return (name, text) => {
    if (name === 'plan') return tDirectory(text === 'phc' ? 'plans.clinic' : 'plans.discountPlan');
    if (name === 'acceptingNewPatients') return tDirectory('card.accepting');
    if (name === 'panel') return tDirectory('panels', { count: 1, letters: text });
    if (name === 'specialty') return specialtyInLanguage(text, locale);
    if (name === 'radiusMiles') return t('withinMiles', { miles: text });
    return name === 'languages' ? languageInLanguage(text, locale) : text;
  };
}
