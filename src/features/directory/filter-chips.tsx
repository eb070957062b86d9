import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { Chip } from '#ui/chip.tsx';
import { type DirectoryFilters, FILTER_NAMES, type FilterName } from './directory-filters.ts';
import { languageInLanguage, specialtyInLanguage } from './names-in-language.ts';

/** The filters in use; touching one takes it off and searches again. */
export function FilterChips({
  filters,
  onRemove,
}: {
  filters: DirectoryFilters;
  onRemove: (name: FilterName) => void;
}) {
  const t = useTranslations('directory.results');
  const locale = usePageLocale();
  const names = FILTER_NAMES.filter((name) => filters[name]);
  if (names.length === 0) return null;
  return (
    <ul aria-label={t('filters')} className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      {names.map((name) => (
        <li key={name}>
          <Chip removeLabel={t('removeFilter')} onRemove={() => onRemove(name)}>
            {filterText(name, filters[name] ?? '')}
          </Chip>
        </li>
      ))}
    </ul>
  );

  function filterText(name: FilterName, text: string): string {
    if (name === 'specialty') return specialtyInLanguage(text, locale);
    return name === 'languages' ? languageInLanguage(text, locale) : text;
  }
}
