import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { useChosenFilters } from '#client/use-chosen-filters.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import type { AdminArticleSummary } from '../article.ts';
import { adminArticleTextsQuery } from './article-calls.ts';
import {
  type ArticleFilters,
  articleTexts,
  filterArticles,
  LONGEST_FILTER,
  readArticleFilters,
} from './article-filters.ts';

interface ArticleFilterFieldsProps {
  filters: ArticleFilters;
  categories: readonly string[];
  onChange: (filters: ArticleFilters) => Promise<void>;
}

/** Search and filters above the list; they take effect while they are changed. */
export function ArticleFilterFields({ filters: inAddress, categories, onChange }: ArticleFilterFieldsProps) {
  const t = useTranslations('articles');
  const [filters, choose] = useChosenFilters(inAddress, onChange);
  const form = useRef<HTMLFormElement>(null);
  const { category = '' } = filters;
  const put = (name: keyof ArticleFilters, value: string) =>
    choose(readArticleFilters({ ...filters, [name]: value }));
  return (
    <search aria-label={t('filters.label')}>
      <form
        ref={form}
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="grid items-end gap-x-4 gap-y-2 xl:grid-cols-2"
      >
        <TextField
          id="articles-search"
          type="search"
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          autoComplete="off"
          maxLength={LONGEST_FILTER}
          // What is typed is not written back: the address follows it by a moment.
          defaultValue={filters.search}
          onChange={({ currentTarget }) => put('search', currentTarget.value)}
        />
        <FoldedOnPhones summary={<span>{t('filters.fold')}</span>}>
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField
              id="articles-language"
              label={t('filters.language')}
              emptyLabel={t('filters.all')}
              options={[
                { value: 'es', label: t('languages.es') },
                { value: 'en', label: t('languages.en') },
              ]}
              value={filters.language ?? ''}
              onChange={({ currentTarget }) => put('language', currentTarget.value)}
            />
            <SelectField
              id="articles-category"
              label={t('filters.category')}
              emptyLabel={t('filters.allCategories')}
              options={[...new Set([...categories, category])]
                .filter((name) => name !== '')
                .map((name) => ({ value: name, label: name }))}
              value={category}
              onChange={({ currentTarget }) => put('category', currentTarget.value)}
            />
            <SelectField
              id="articles-state"
              label={t('filters.state')}
              emptyLabel={t('filters.all')}
              options={[
                { value: 'active', label: t('states.active') },
                { value: 'inactive', label: t('states.inactive') },
              ]}
              value={filters.state ?? ''}
              onChange={({ currentTarget }) => put('state', currentTarget.value)}
            />
          </div>
        </FoldedOnPhones>
        {Object.keys(filters).length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              choose({});
              const search = form.current?.querySelector('input');
              if (search) search.value = '';
              search?.focus();
            }}
          >
            {t('filters.clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

/**
 * The articles that the filters find. Their texts are long and come with the first search: until then, or when they
 * could not be loaded, words are found in what the list holds.
 */
export function useArticleSearch(
  fetchApi: FetchApi,
  articles: readonly AdminArticleSummary[],
  filters: ArticleFilters,
) {
  const wanted = useDeferredValue(filters);
  const texts = useQuery({ ...adminArticleTextsQuery(fetchApi), enabled: Boolean(filters.search) });
  const known = useMemo(() => articleTexts(texts.data ?? []), [texts.data]);
  const found = useMemo(() => filterArticles(articles, wanted, known), [articles, wanted, known]);
  return {
    wanted,
    found,
    isReading: texts.isLoading,
    hasFailed: Boolean(filters.search) && texts.isError && !texts.data,
    readAgain: () => void texts.refetch(),
  };
}
