import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FetchApi } from '#client/api.ts';
import { loadCatalog } from '#client/message-catalog.tsx';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { suggestionsCatalog } from './suggestions.catalog.ts';

/** A field that suggests: its input is given `inputProps`, and the list stands beside it in a positioned element. */
type SuggestingField = {
  inputProps: { ref: RefObject<HTMLInputElement | null>; onFocus: () => void; onInput: () => void };
  list: ReactNode;
};

interface SuggestionsOptions {
  fetchApi: FetchApi;
  /** What is typed. */
  value: string;
  /** Searches with the suggestion in place of what is typed. */
  onChoose: (text: string) => void;
}

/**
 * Suggestions while somebody types. Their code comes when the field is first focused, and takes to the input that is there:
 * what is typed meanwhile, and the focus, stay. Without it, or without answers, the field is a plain one.
 */
export function useSuggestions({ fetchApi, value, onChoose }: SuggestionsOptions): SuggestingField {
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  /** A text that nobody is typing needs no suggestions. */
  const [isTyped, setTyped] = useState(false);
  const locale = usePageLocale();
  const List = useOnDemand(async () => {
    // Messages that cannot be loaded would otherwise take the page away, not only the list.
    const [list] = await Promise.all([
      import('./suggestion-list.tsx'),
      loadCatalog(suggestionsCatalog, locale),
    ]);
    return list;
  }, isWanted);
  // Focused before the page was hydrated.
  useEffect(() => {
    if (input.current === document.activeElement) setWanted(true);
  }, []);
  const choose = (text: string) => {
    setTyped(false);
    onChoose(text);
  };
  return {
    inputProps: { ref: input, onFocus: () => setWanted(true), onInput: () => setTyped(true) },
    list: List && <List {...{ fetchApi, input, value, isTyped }} onChoose={choose} />,
  };
}
