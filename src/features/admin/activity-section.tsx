import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useFormatter, useMessages, useTranslations } from 'use-intl';
import { type FetchApi, getJson } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { useChosenFilters } from '#client/use-chosen-filters.ts';
import { plainDayPeriod } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { Notice } from '#ui/notice.tsx';
import { Switch } from '#ui/switch.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import {
  ACTIVITY_CHOICES,
  type ActivityFilters,
  type ActivityItem,
  type ActivityPage,
  activityQueryOf,
  parseActivityFilters,
} from './activity.ts';

interface ActivitySectionProps {
  fetchApi: FetchApi;
  filters: ActivityFilters;
  onFilter: (filters: ActivityFilters) => Promise<void>;
}

/** 'Actividad': who did what and when, newest first. */
export function ActivitySection({ fetchApi, filters, onFilter }: ActivitySectionProps) {
  const t = useTranslations('admin.activity');
  const list = useInfiniteQuery(activityQuery(fetchApi, filters));
  const { data, isPending, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const { listRef, showMore } = useFocusOnNewItem(entries.length, fetchNextPage);
  return (
    <>
      <h1 className="text-title-md">{t('title')}</h1>
      <p className="max-w-reading text-ink-soft text-sm">{t('lead')}</p>
      <ActivityFilterForm filters={filters} people={data?.pages[0]?.people ?? []} onFilter={onFilter} />
      <p role="status" className="mt-6 text-ink-soft text-sm">
        {isPending ? t('loading') : entries.length > 0 && t('shown', { count: entries.length })}
      </p>
      {entries.length > 0 && (
        <ol
          ref={listRef}
          className="mt-3 divide-y divide-line overflow-hidden rounded-surface bg-white shadow-card"
        >
          {entries.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {!isPending && !isError && entries.length === 0 && (
        <Notice role="status">{Object.keys(filters).length > 0 ? t('nothing') : t('empty')}</Notice>
      )}
      {isError && (
        <div className="mt-5">
          <Notice tone="problem" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
            {/* What failed is tried again: more of the list below its end, or the list. */}
            {!list.isFetchNextPageError && (
              <Button
                size="sm"
                variant="secondary"
                className="mt-3"
                busyLabel={list.isFetching ? t('loading') : undefined}
                onClick={() => void list.refetch()}
              >
                {t('retry')}
              </Button>
            )}
          </Notice>
        </div>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5 max-sm:w-full"
          busyLabel={isFetchingNextPage ? t('loadingMore') : undefined}
          onClick={showMore}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** GET /api/activity, page after page. Asked again whenever it is shown: it grows by itself. */
function activityQuery(fetchApi: FetchApi, filters: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ['/api', 'activity', filters],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        ...activityQueryOf(filters),
        ...(pageParam === null ? {} : { before: `${pageParam}` }),
      });
      return getJson<ActivityPage>(signedInFetch(fetchApi), `/api/activity?${query}`);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
  });
}

interface ActivityFilterFormProps {
  filters: ActivityFilters;
  /** Names that the list knows. */
  people: readonly string[];
  onFilter: (filters: ActivityFilters) => Promise<void>;
}

/** Text, action and person; a choice applies at once, the text by Enter or the button. */
function ActivityFilterForm({ filters: inAddress, people, onFilter }: ActivityFilterFormProps) {
  const t = useTranslations('admin.activity');
  const [filters, choose] = useChosenFilters(inAddress, onFilter);
  const [text, setText] = useState('');
  // Filters that come with another address (back, a link) are in the field too.
  useEffect(() => setText(filters.search ?? ''), [filters.search]);
  const apply = (form: HTMLFormElement) =>
    choose(parseActivityFilters(Object.fromEntries(new FormData(form))));
  const applyChoice = ({ currentTarget }: { currentTarget: HTMLSelectElement | HTMLInputElement }) => {
    if (currentTarget.form) apply(currentTarget.form);
  };
  // The person of the address stays choosable while the list of names is on its way.
  const names = filters.person && !people.includes(filters.person) ? [...people, filters.person] : people;
  return (
    <search>
      <form
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        className="mt-5 space-y-2"
      >
        <div className="flex items-end gap-3">
          <TextField
            id="activity-search"
            name="search"
            type="search"
            label={t('search')}
            placeholder={t('searchHint')}
            maxLength={100}
            className="min-w-0 grow"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            {t('submit')}
          </Button>
        </div>
        <FoldedOnPhones summary={<span>{t('filters')}</span>}>
          <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField
              id="activity-action"
              name="action"
              label={t('action')}
              emptyLabel={t('anyAction')}
              options={ACTIVITY_CHOICES.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
              value={filters.action ?? ''}
              onChange={applyChoice}
            />
            <SelectField
              id="activity-person"
              name="person"
              label={t('person')}
              emptyLabel={t('anyPerson')}
              options={names.map((name) => ({ value: name, label: name }))}
              value={filters.person ?? ''}
              onChange={applyChoice}
            />
            <TextField
              id="activity-from"
              name="from"
              type="date"
              label={t('from')}
              max={filters.until}
              value={filters.from ?? ''}
              onChange={applyChoice}
            />
            <TextField
              id="activity-until"
              name="until"
              type="date"
              label={t('until')}
              min={filters.from}
              value={filters.until ?? ''}
              onChange={applyChoice}
            />
          </div>
          <Switch
            id="activity-sign-ins"
            name="signIns"
            value="1"
            label={t('signIns')}
            checked={filters.signIns === '1'}
            onChange={applyChoice}
            className="max-w-[28rem]"
          />
        </FoldedOnPhones>
        {Object.keys(filters).length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              choose({});
              // This button goes; the keyboard goes on where the next search begins.
              document.getElementById('activity-search')?.focus();
            }}
          >
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

/** One line of the activity list: when, who, what, and to what it was done. */
function ActivityEntry({ entry }: { entry: ActivityItem }) {
  const t = useTranslations('admin.activity');
  const format = useFormatter();
  const { happenedAt, username, action, subject, details, count } = entry;
  const nobody = action === 'sign-in-refused' ? t('unknownPerson') : t('system');
  return (
    <li
      tabIndex={-1}
      className="grid gap-x-5 gap-y-0.5 px-5 py-3.5 sm:grid-cols-[11.5rem_9rem_minmax(0,1fr)] sm:items-baseline"
    >
      <time dateTime={happenedAt} className="figures text-ink-soft text-sm">
        {plainDayPeriod(format.dateTime(new Date(happenedAt), { dateStyle: 'medium', timeStyle: 'medium' }))}
      </time>
      <span className="break-words text-sm">{username ?? nobody}</span>
      <span className="min-w-0">
        <span className="font-bold">{t(`actions.${action}`)}</span>
        {subject !== null && <span className="break-words">{`: ${subject}`}</span>}
        {count > 1 && <span className="text-ink-soft">{` · ${t('times', { count })}`}</span>}
        {details !== null && <ActivityDetails details={details} />}
      </span>
    </li>
  );
}

/** Facts and values have labels; what another part adds later is shown under its own name until it has one. */
function ActivityDetails({ details }: { details: NonNullable<ActivityItem['details']> }) {
  const t = useTranslations('admin.activity');
  const { details: names, values } = useMessages().admin.activity;
  const format = useFormatter();
  const inWords = (value: string | number | boolean) => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (typeof value === 'number') return format.number(value);
    // Several, such as the parts of an article that were changed, are one text.
    return value
      .split(', ')
      .map((part) => (hasKey(values, part) ? t(`values.${part}`) : part))
      .join(', ');
  };
  return (
    <span className="block break-words text-ink-soft text-sm">
      {Object.entries(details)
        .map(([name, value]) => `${hasKey(names, name) ? t(`details.${name}`) : name}: ${inWords(value)}`)
        .join(' · ')}
    </span>
  );
}

function hasKey<Keyed extends object>(words: Keyed, key: string): key is Extract<keyof Keyed, string> {
  return Object.hasOwn(words, key);
}
