import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { WithMessages } from '#client/message-catalog.tsx';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { classNames } from '#ui/class-names.ts';
import { announce } from '#ui/screen-reader.tsx';
import { suggestionsCatalog } from './suggestions.catalog.ts';
import { suggestionsQuery } from './suggestions.queries.ts';
import { SUGGESTION_KINDS, type Suggestion } from './suggestions.ts';
import { useComboboxInput } from './use-combobox-input.ts';

/** Nobody reads what comes between two letters that follow each other sooner. */
const PAUSE_MS = 120;
const NONE: Suggestion[] = [];

interface SuggestionListProps {
  fetchApi: FetchApi;
  input: RefObject<HTMLInputElement | null>;
  /** What is typed. */
  value: string;
  /** Whether somebody is typing it. */
  isTyped: boolean;
  onChoose: (text: string) => void;
}

/** The list of an ARIA combobox whose input is on the page already. */
export default function SuggestionList(props: SuggestionListProps) {
  return (
    <WithMessages catalogs={suggestionsCatalog}>
      <List {...props} />
    </WithMessages>
  );
}

function List({ fetchApi, input, value, isTyped, onChoose }: SuggestionListProps) {
  const t = useTranslations('suggestions');
  const typed = isTyped ? value : '';
  const items = useSuggestionsFor(fetchApi, typed);
  const combobox = useCombobox<Suggestion>({
    id: useId(),
    inputId: input.current?.id ?? '',
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.text);
    },
    stateReducer: (_state, { type, changes }) =>
      // Who goes on has not chosen what was only looked at.
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
  });
  const isOpen = combobox.isOpen && items.length > 0;
  useComboboxInput(input, combobox, isOpen);
  const count = isOpen ? items.length : 0;
  useEffect(() => {
    if (count > 0) announce(t('count', { count }));
  }, [count, t]);
  const { openMenu, setHighlightedIndex } = combobox;
  // Also what was typed before this code was there.
  useEffect(() => {
    if (typed !== '' && document.activeElement === input.current) openMenu();
  }, [typed, input, openMenu]);
  // What comes in place of a suggestion was not looked at yet.
  useEffect(() => {
    if (items.length > 0) setHighlightedIndex(-1);
  }, [items, setHighlightedIndex]);

  return (
    <div
      {...combobox.getMenuProps({ 'aria-label': t('label') })}
      className={classNames(
        'absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-line-strong bg-white py-1 shadow-raised',
        !isOpen && 'hidden',
      )}
    >
      {SUGGESTION_KINDS.map((kind) => ({ kind, own: items.filter((item) => item.kind === kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
          <div key={kind} role="group" aria-label={t(kind)}>
            {own.map((item, place) => {
              const index = items.indexOf(item);
              return (
                <div
                  key={item.text}
                  {...combobox.getItemProps({ item, index })}
                  className={classNames(
                    'flex min-h-11 items-center justify-between gap-3 px-4 py-2',
                    index === combobox.highlightedIndex && 'bg-sea-100',
                  )}
                >
                  <span className={classNames('min-w-0', index === combobox.highlightedIndex && 'underline')}>
                    {item.text}
                  </span>
                  {place === 0 && (
                    <span aria-hidden="true" className="text-ink-soft text-sm">
                      {t(kind)}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
    </div>
  );
}

/** Those for what is typed, once it has not changed for a moment; an answer that does not come is none. */
function useSuggestionsFor(fetchApi: FetchApi, text: string): Suggestion[] {
  const [asked, ask] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => ask(text.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const { data } = useQuery({
    ...suggestionsQuery(fetchApi, asked, usePageLocale()),
    enabled: asked !== '',
  });
  return text.trim() === '' ? NONE : (data?.suggestions ?? NONE);
}
