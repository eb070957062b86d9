import { Link } from '@tanstack/react-router';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePoliteness } from '#ui/announcements/announce.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import type { DirectoryFilters, DirectorySearch, FilterName } from './directory-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { ProviderCard } from './provider-card.tsx';
import type { FoundPage } from './providers.queries.ts';

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
