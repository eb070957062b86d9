import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDialogLink } from '#client/use-dialog-link.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import {
  type DirectoryFilters,
  type FilterName,
  keepFilled,
  QUICK_FILTERS,
  TYPED_LIMITS,
} from './directory-filters.ts';
import { DIRECTORY_COUNTIES } from './florida-counties.ts';
import { languageInLanguage, specialtyInLanguage } from './names-in-language.ts';
import type { ProviderSearchOptions } from './search-providers.ts';
import { SPECIALTIES } from './specialties.ts';

interface SearchFormProps {
  draft: DirectoryDraft;
  options: ProviderSearchOptions;
  isSearching: boolean;
  /** What is wrong with a filter, in the page's language. */
  errors: Partial<Record<FilterName, string>>;
  onSearch: (filters: DirectoryFilters) => void;
  onClear: () => void;
  /** Opens the recommendation of a doctor. */
  onRecommend: () => void;
}

/** The six filters. Without JavaScript the form asks by GET. */
export function SearchForm({
  draft: { typed, change, reset },
  options,
  isSearching,
  errors,
  onSearch,
  onClear,
  onRecommend,
}: SearchFormProps) {
  const t = useTranslations('directory.form');
  const { links } = useSite();
  const locale = usePageLocale();
  const form = useFocusOnFirstError(errors);
  const [wantsCities, setWantsCities] = useState(false);
  const cities = useMemo(() => citiesOf(options, typed.county), [options, typed.county]);

  const field = (name: FilterName) => ({
    id: `filter-${name}`,
    name,
    label: t(name),
    value: typed[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields themselves are read: they also hold what was typed before the script arrived.
    onSearch(keepFilled(Object.fromEntries(new FormData(event.currentTarget))));
  };

  return (
    <search aria-label={t('label')}>
      <form
        ref={form}
        method="get"
        onSubmit={submit}
        className="on-light rounded-panel bg-white p-5 shadow-raised sm:p-7 print:p-0"
        noValidate
      >
        <input type="hidden" name="all" value="1" />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[1.25fr_1.3fr_0.8fr_1.2fr_1.05fr_1.1fr]">
          <SelectField
            {...field('specialty')}
            emptyLabel={t('any')}
            options={sortedByLabel(
              SPECIALTIES.map(({ en }) => ({ value: en, label: specialtyInLanguage(en, locale) })),
              locale,
            )}
          />
          <TextField
            {...field('doctor')}
            placeholder={t('doctorHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={TYPED_LIMITS.doctor}
          />
          <TextField
            {...field('zipCode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={TYPED_LIMITS.zipCode}
          />
          <SelectField
            {...field('county')}
            emptyLabel={t('any')}
            options={withCurrent(DIRECTORY_COUNTIES, typed.county).map((county) => ({
              value: county,
              label: county,
            }))}
          />
          <TextField
            {...field('city')}
            autoComplete="off"
            maxLength={TYPED_LIMITS.city}
            onFocus={() => setWantsCities(true)}
            {...(wantsCities ? { suggestions: cities } : {})}
          />
          <SelectField
            {...field('languages')}
            emptyLabel={t('any')}
            options={withCurrent(options.languages, typed.languages).map((name) => ({
              value: name,
              label: languageInLanguage(name, locale),
            }))}
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
          <Button
            type="submit"
            busyLabel={isSearching ? t('searching') : undefined}
            className="max-sm:w-full"
          >
            {t('search')}
          </Button>
          <Button
            type="submit"
            name="clear"
            value="1"
            variant="secondary"
            className="max-sm:w-full"
            onClick={(event) => {
              event.preventDefault();
              reset();
              onClear();
            }}
          >
            {t('clear')}
          </Button>
          <span className="flex flex-wrap items-center gap-x-7 gap-y-2 sm:ml-auto">
            <RecommendLink onOpen={onRecommend} />
            <OutsideLink href={links.newQuote} className="text-link py-1">
              {t('getQuote')}
            </OutsideLink>
          </span>
        </div>
      </form>
    </search>
  );
}

/**
 * Opens the recommendation's dialog. Without JavaScript, or opened in another tab, it is a link to the same form on a
 * page.
 */
function RecommendLink({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('directory.form');
  return (
    <Link
      to="/{-$locale}/providers/recommend"
      preload={false}
      {...useDialogLink(onOpen)}
      className="text-link py-1"
    >
      {t('recommend')}
    </Link>
  );
}

function useFocusOnFirstError(errors: SearchFormProps['errors']) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(errors).join();
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);
  return form;
}

function citiesOf(options: ProviderSearchOptions, county: string | undefined): string[] {
  const cities = options.cities.filter((entry) => !county || entry.county === county);
  return [...new Set(cities.map(({ city }) => city))];
}

/** The choices of a filter, and the one of the address when it is another: a county of Florida, a known language. */
function withCurrent(choices: readonly string[], current: string | undefined): readonly string[] {
  return !current || choices.includes(current) ? choices : [...choices, current];
}

function sortedByLabel(choices: { value: string; label: string }[], locale: string) {
  return choices.sort((a, b) => a.label.localeCompare(b.label, locale));
}

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

/** What is being typed into the filters, apart from what was searched. */
export type DirectoryDraft = {
  typed: Partial<Record<FilterName, string>>;
  /** The filters that it makes. */
  filters: DirectoryFilters;
  change: (name: FilterName, text: string) => void;
  reset: () => void;
};

/** Starts from the filters of the address, and follows them when they change (Back, a chip, a quick filter). */
export function useDirectoryDraft(filters: DirectoryFilters): DirectoryDraft {
  const [typed, setTyped] = useState<DirectoryDraft['typed']>(filters);
  const [followed, setFollowed] = useState(filters);
  if (JSON.stringify(followed) !== JSON.stringify(filters)) {
    setFollowed(filters);
    setTyped(filters);
  }
  return {
    typed,
    filters: keepFilled(typed),
    change: (name, text) => setTyped((current) => ({ ...current, [name]: text })),
    reset: () => setTyped({}),
  };
}
