import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DirectoryFilters, FilterName } from './directory-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { ProviderCard } from './provider-card.tsx';
import type { ProviderSearchResult } from './search-providers.ts';

interface SearchResultsProps {
  /** The pages loaded so far; the first says how many there are in all. */
  pages: readonly ProviderSearchResult[];
  filters: DirectoryFilters;
  headingRef: Ref<HTMLHeadingElement>;
  onRemoveFilter: (name: FilterName) => void;
  more: { isAvailable: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
}

/** What a search found: count, notice when it was widened, cards, and more by cursor. */
export function SearchResults({ pages, filters, headingRef, onRemoveFilter, more }: SearchResultsProps) {
  const t = useTranslations('directory.results');
  const [first] = pages;
  if (!first) return null;
  const providers = pages.flatMap((page) => page.providers);
  const county =
    providers.find((provider) => provider.zipCode === filters.zipCode)?.county ?? providers.at(-1)?.county;
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
          <Notice title={t('expandedTitle', { zipCode: filters.zipCode ?? '' })}>
            <p>{t('expanded', { county: county ?? '' })}</p>
          </Notice>
        </div>
      )}
      {first.total === 0 && (
        <div className="mt-6 rounded-surface border border-line p-8">
          <p className="font-bold text-title-xs">{t('empty')}</p>
          <p className="mt-2 text-ink-soft">{t('emptyHint')}</p>
        </div>
      )}
      <ol className="mt-6 grid gap-4 lg:grid-cols-2">
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
            <Button
              variant="secondary"
              busyLabel={more.isLoading ? t('loadingMore') : undefined}
              onClick={more.load}
            >
              {t('more')}
            </Button>
          )}
          <p role="status" className="text-ink-soft">
            {t('shown', { shown: providers.length, total: first.total })}
          </p>
        </div>
      )}
    </section>
  );
}
