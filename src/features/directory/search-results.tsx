import { Link } from '@tanstack/react-router';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { problemOf } from '#client/api.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { isExternal } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { Stripes } from '#ui/brand.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { useIsOffline } from '#ui/connection.ts';
import { ButtonLink } from '#ui/external-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';
import {
  type DirectoryFilters,
  type DirectorySearch,
  FILTER_NAMES,
  type FilterName,
} from './directory-filters.ts';
import { languageInLanguage, specialtyInLanguage } from './names-in-language.ts';
import { ProviderCard } from './provider-card.tsx';
import type { FoundPage } from './providers.queries.ts';

/*
 * What is below the filters: what a search found, or what stands in its place before a search and after one that
 * failed.
 */

interface SearchResultsProps {
  /** The pages loaded so far; the first says how many there are in all. */
  pages: readonly FoundPage[];
  filters: DirectoryFilters;
  headingRef: Ref<HTMLHeadingElement>;
  onRemoveFilter: (name: FilterName) => void;
  more: {
    isAvailable: boolean;
    isLoading: boolean;
    hasFailed: boolean;
    load: () => void;
    /** The address of the next page, for visitors without JavaScript. */
    next: DirectorySearch;
  };
}

/** What a search found: count, notice when it was widened, cards, and more by cursor. */
export function SearchResults({ pages, filters, headingRef, onRemoveFilter, more }: SearchResultsProps) {
  const t = useTranslations('directory.results');
  const [first] = pages;
  const politeness = usePoliteness();
  const { listRef, focusNext } = useFocusOnNewProviders(pages.length);
  if (!first) return null;
  const providers = pages.flatMap((page) => page.providers);
  const ownCount = providers.filter((provider) => provider.zipCode === filters.zipCode).length;
  // Rows of the ZIP itself come first and may lie in a neighbouring county; the rest is the county it was widened to.
  const county = providers.at(-1)?.county;
  return (
    <section aria-label={t('label')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-title-md">
          {t('count', { count: first.total })}
        </h2>
        <FilterChips filters={filters} onRemove={onRemoveFilter} />
      </div>
      {first.isExpanded && first.expandedFrom === 'zipCode' && providers.length > 0 && (
        <div className="mt-5">
          <Notice title={t('expandedTitle', { own: ownCount, zipCode: filters.zipCode ?? '' })}>
            <p>{t('expanded', { own: ownCount, county: county ?? '' })}</p>
          </Notice>
        </div>
      )}
      {first.total === 0 && (
        <div className="mt-6 rounded-surface border border-line p-8">
          <p className="font-bold text-title-xs">{t('empty')}</p>
          <p className="mt-2 text-ink-soft">{t('emptyHint')}</p>
        </div>
      )}
      <ol ref={listRef} className="mt-6 grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {providers.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ol>
      {more.hasFailed && (
        <div className="mt-6">
          <Notice tone="problem" role="alert">
            <p>{t('moreFailed')}</p>
          </Notice>
        </div>
      )}
      {providers.length > 0 && (
        <div className="mt-8 flex flex-wrap items-center gap-5 print:hidden">
          {more.isAvailable && (
            <noscript>
              <Link to="/{-$locale}/providers" search={more.next} className={buttonClass('secondary')}>
                {t('more')}
              </Link>
            </noscript>
          )}
          {more.isAvailable && (
            <Button
              variant="secondary"
              className="noscript:hidden"
              busyLabel={more.isLoading ? t('loadingMore') : undefined}
              onClick={() => {
                focusNext();
                more.load();
              }}
            >
              {t('more')}
            </Button>
          )}
          <p aria-live={politeness} className="text-ink-soft">
            {t('shown', { shown: providers.length, total: first.total })}
          </p>
        </div>
      )}
    </section>
  );
}

/** The filters in use; touching one takes it off and searches again. */
function FilterChips({
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

/** After "more" the first provider that is new takes the focus, so that reading goes on where the list ended. */
function useFocusOnNewProviders(pageCount: number) {
  const listRef = useRef<HTMLOListElement>(null);
  const awaited = useRef<{ pageCount: number; index: number }>(undefined);
  useEffect(() => {
    if (!awaited.current || pageCount <= awaited.current.pageCount) return;
    listRef.current?.children.item(awaited.current.index)?.querySelector('h3')?.focus();
    awaited.current = undefined;
  }, [pageCount]);
  return {
    listRef,
    focusNext: () => {
      awaited.current = { pageCount, index: listRef.current?.children.length ?? 0 };
    },
  };
}

/** What is in place of results before any search. */
export function SearchPrompt() {
  const t = useTranslations('directory.prompt');
  const tSite = useTranslations('site');
  const { phones, links } = useSite();
  return (
    <section className="rounded-panel bg-sea-50 px-6 py-10 sm:px-10">
      <Stripes />
      <h2 className="mt-4 text-title-md">{t('title')}</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft text-lead">{t('text')}</p>
      <p className="mt-4">{t.rich('call', { phone: () => <PhoneLink phone={phones.customerService} /> })}</p>
      <p className="mt-8">
        <ButtonLink
          href={links.newQuote}
          variant="secondary"
          newTabLabel={isExternal(links.newQuote) ? tSite('opensInNewTab') : undefined}
        >
          {t('quote')}
        </ButtonLink>
      </p>
    </section>
  );
}

interface SearchFailureProps {
  /** Takes the focus after a search of the visitor. */
  ref: Ref<HTMLDivElement>;
  error: unknown;
  onRetry: () => void;
}

/**
 * A search that failed: the sentence for an empty list (docs/product/directory.md), and the truth that the search
 * itself did not work, with a way to try again.
 */
export function SearchFailure({ ref, error, onRetry }: SearchFailureProps) {
  const t = useTranslations('directory.results');
  const { phones } = useSite();
  const seconds = problemOf(error)?.retryAfterSeconds;
  const isOffline = useIsOffline();
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="problem" role="alert" title={t('failed')}>
        <p>{t('empty')}</p>
        <p className="mt-1">
          {isOffline && t('offline')}
          {!isOffline && seconds !== undefined && t('tooMany', { seconds })}
          {!isOffline &&
            seconds === undefined &&
            t.rich('failedHint', { phone: () => <PhoneLink phone={phones.customerService} /> })}
        </p>
        <p className="mt-4">
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
