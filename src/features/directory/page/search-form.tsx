import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, type RefObject, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { useDialogLink } from '#client/use-dialog-link.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError, SelectField, TextField } from '#ui/fields.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import {
  type DirectoryFilters,
  FACT_FILTERS,
  type FieldName,
  type FilterName,
  filtersTyped,
  keepFilled,
  RADIUS_MILES,
  TYPED_LIMITS,
} from '../directory-filters.ts';
import { languageInLanguage, ownLanguageFirst, specialtyInLanguage } from '../names-in-language.ts';
import { DIRECTORY_COUNTIES } from '../places/florida-counties.ts';
import type { CountedFilter } from '../search/filter-counts.ts';
import type { ProviderSearchOptions } from '../search/search-providers.ts';
import { SPECIALTIES } from '../specialties.ts';
import type { KnownCounts } from './choice-counts.tsx';
import { FiltersInUse, MoreFilters, type ShownSearch, useFold } from './folded-filters.tsx';
import { citiesOf, sortedByLabel, withCurrent } from './form-choices.ts';
import { NeedField } from './need-field.tsx';
import { useDirectoryDraft } from './use-directory-draft.ts';

/** Searches of one touch work as links until their code is there. */
export const QuickFiltersPart = hydrateWhenVisible(() => import('./quick-filters.tsx'));

interface SearchFormProps {
  fetchApi: FetchApi;
  ref: RefObject<HTMLFormElement | null>;
  /** What is chosen; the address and the results follow. */
  filters: DirectoryFilters;
  shown: ShownSearch;
  /** The filters in use, each to be taken off. */
  chips: ReactNode;
  options: ProviderSearchOptions;
  isSearching: boolean;
  /** What is wrong with a field, in the page's language. */
  errors: Partial<Record<FieldName, string>>;
  onSearch: (filters: DirectoryFilters) => void;
  /** A search of one touch: the focus stays where it is, for another. */
  onQuickSearch: (filters: DirectoryFilters) => void;
  onClear: () => void;
}

/** The id of what holds the link that recommends a doctor; in an address it opens the dialog. */
export const RECOMMEND_PLACE = 'recommend';

/**
 * A need in one's own words, the six filters with the radius, what is switched on beside them, and searches of one touch.
 * Without JavaScript the form asks by GET.
 */
export function SearchForm({
  fetchApi,
  ref: form,
  filters,
  shown,
  chips,
  options,
  isSearching,
  errors,
  onSearch,
  onQuickSearch,
  onClear,
}: SearchFormProps) {
  const t = useTranslations('directory.form');
  const tNeed = useTranslations('directory.need');
  const { links } = useSite();
  const locale = usePageLocale();
  const { typed, change, setTyped } = useDirectoryDraft(filters, form);
  const [wantsCities, setWantsCities] = useState(false);
  const [placeProblem, setPlaceProblem] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [counts, setCounts] = useState<KnownCounts>({});
  const ChoiceCounts = useOnDemand(() => import('./choice-counts.tsx'), isTouched || shown.hasResults);
  const fold = useFold(shown);
  const cities = useMemo(() => citiesOf(options, typed.county), [options, typed.county]);

  const control = (name: FieldName) => ({
    id: `filter-${name}`,
    name,
    value: typed[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const field = (name: Exclude<FilterName, (typeof FACT_FILTERS)[number]>) => ({
    ...control(name),
    label: t(name),
  });
  /** The choice with how many it would find, once that is known. */
  const counted = (filter: CountedFilter, value: string, choice: string) =>
    counts[filter] ? t('counted', { choice, count: counts[filter][value] ?? 0 }) : choice;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPlaceProblem('');
    onSearch(filtersTyped(event.currentTarget));
  };

  const searchFor = (query: string) => {
    change('query', query);
    setPlaceProblem('');
    onSearch(keepFilled({ ...filtersTyped(form.current), query }));
  };

  return (
    <>
      <search aria-label={t('label')} className="peer">
        <form
          ref={form}
          method="get"
          onSubmit={submit}
          onFocus={() => setTouched(true)}
          onPointerEnter={() => setTouched(true)}
          className="on-light rounded-panel bg-white px-4 shadow-raised sm:p-7 print:p-0"
          noValidate
        >
          <input type="hidden" name="all" value="1" />
          {FACT_FILTERS.map(
            (name) => typed[name] && <input key={name} type="hidden" name={name} value={typed[name]} />,
          )}
          <NeedField
            {...control('query')}
            fetchApi={fetchApi}
            onChoose={searchFor}
            label={tNeed('label')}
            isShortOnPhones={shown.hasResults}
            className={shown.hasResults ? 'pt-3 sm:pt-0 sm:pb-5' : 'pt-4 sm:pt-0 sm:pb-5'}
          />
          <FoldedOnPhones
            {...fold}
            className={shown.hasResults ? 'py-1' : 'py-4 [&>summary]:hidden'}
            summary={<FiltersInUse filters={shown.filters} />}
          >
            <div>{chips}</div>
            <div className="grid grid-flow-dense gap-3.5 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-5 lg:grid-cols-3 xl:grid-cols-[6fr_6fr_6fr_11fr_7fr_5fr]">
              <SelectField
                {...field('specialty')}
                emptyLabel={t('any')}
                options={sortedByLabel(
                  SPECIALTIES.map(({ en, es }) => ({
                    value: en,
                    label: counted('specialty', es, specialtyInLanguage(en, locale)),
                  })),
                  locale,
                )}
              />
              {/* On a phone the two share a row, unless large text needs all of it. */}
              <div className="flex flex-wrap gap-x-2.5 gap-y-3.5 sm:contents">
                <SelectField
                  {...field('county')}
                  className="grow basis-28 [&_select]:pr-9 [&_select]:pl-3.5"
                  emptyLabel={t('any')}
                  options={withCurrent(DIRECTORY_COUNTIES, typed.county).map((county) => ({
                    value: county,
                    label: counted('county', county, county),
                  }))}
                />
                <SelectField
                  {...field('languages')}
                  className="grow basis-28 [&_select]:pr-9 [&_select]:pl-3.5"
                  emptyLabel={t('any')}
                  options={ownLanguageFirst(withCurrent(options.languages, typed.languages), locale).map(
                    (name) => ({
                      value: name,
                      label: counted('languages', name, languageInLanguage(name, locale)),
                    }),
                  )}
                />
              </div>
              <div className="flex flex-wrap gap-x-2.5 gap-y-3.5">
                <TextField
                  {...field('zipCode')}
                  className="grow basis-28"
                  inputMode="numeric"
                  autoComplete="postal-code"
                  maxLength={TYPED_LIMITS.zipCode}
                  isErrorApart
                />
                <SelectField
                  {...field('radiusMiles')}
                  className="grow basis-34 [&_select]:pr-9 [&_select]:pl-3.5"
                  emptyLabel={t('any')}
                  options={RADIUS_MILES.map((miles) => ({ value: miles, label: t('miles', { miles }) }))}
                />
              </div>
              {errors.zipCode && (
                <FieldError id="filter-zipCode-error" className="-mt-2 sm:col-span-full">
                  {errors.zipCode}
                </FieldError>
              )}
              {placeProblem && !errors.zipCode && (
                <FieldError id="place-problem" className="-mt-2 sm:col-span-full">
                  {placeProblem}
                </FieldError>
              )}
              <MoreFilters isOpen={[filters, errors].some(({ doctor, city }) => doctor ?? city)}>
                <TextField
                  {...field('doctor')}
                  placeholder={t('doctorHint')}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={TYPED_LIMITS.doctor}
                />
                <TextField
                  {...field('city')}
                  autoComplete="off"
                  maxLength={TYPED_LIMITS.city}
                  onFocus={() => setWantsCities(true)}
                  {...(wantsCities ? { suggestions: cities } : {})}
                />
              </MoreFilters>
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 sm:mt-6 sm:gap-3 print:hidden">
              <Button
                type="submit"
                busyLabel={isSearching ? t('searching') : undefined}
                className="max-sm:grow"
              >
                {t('search')}
              </Button>
              <Button
                type="submit"
                name="clear"
                value="1"
                variant="secondary"
                className="max-sm:border-0 max-sm:px-3 max-sm:text-sea-700"
                onClick={(event) => {
                  event.preventDefault();
                  setTyped({});
                  onClear();
                }}
              >
                {t('clear')}
              </Button>
              <span
                id={RECOMMEND_PLACE}
                className="flex flex-wrap items-center gap-x-7 max-sm:mt-1 max-sm:w-full max-sm:text-sm sm:ml-auto"
              >
                <RecommendLink />
                <OutsideLink href={links.newQuote} className="text-link py-2">
                  {t('getQuote')}
                </OutsideLink>
              </span>
            </div>
          </FoldedOnPhones>
        </form>
        {ChoiceCounts && (
          <ChoiceCounts {...{ fetchApi, form }} draft={keepFilled(typed)} onCounts={setCounts} />
        )}
      </search>
      {/* On a phone they fold with the filters. */}
      <div className="max-sm:peer-has-[form>details:not([open])]:hidden">
        <QuickFiltersPart
          {...{ filters, fetchApi, form }}
          draft={keepFilled(typed)}
          onSearch={onQuickSearch}
          onTyped={setTyped}
          onPlace={onSearch}
          onProblem={setPlaceProblem}
        />
      </div>
    </>
  );
}

/**
 * Opens the recommendation's dialog. Without JavaScript, or opened in another tab, it is a link to the same form on a
 * page.
 */
function RecommendLink() {
  const t = useTranslations('directory.form');
  return (
    <Link
      to="/{-$locale}/providers/recommend"
      preload={false}
      {...useDialogLink(RECOMMEND_PLACE)}
      className="text-link py-2"
    >
      {t('recommend')}
    </Link>
  );
}
