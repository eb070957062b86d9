import { type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFaqFacts } from '#features/faq/faq-texts.ts';
import { PlainText } from '#site/plain-text.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';

interface FaqSearchProps {
  input: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  /** How many questions are shown. */
  count: number;
}

/** The search box over questions and answers. What it found is said in words, for eyes and ears. */
export function FaqSearch({ input, search, onSearch, count }: FaqSearchProps) {
  const t = useTranslations('faq');
  const facts = useFaqFacts();
  const politeness = usePoliteness();
  // What was typed before this part's code was there.
  useEffect(() => onSearch(input.current?.value ?? ''), [input, onSearch]);
  const clear = () => {
    if (input.current) input.current.value = '';
    onSearch('');
    input.current?.focus();
  };
  const isSearching = search.trim() !== '';
  return (
    <search className="noscript:hidden print:hidden">
      <TextField
        ref={input}
        id="faq-search"
        type="search"
        label={t('search')}
        hint={t('searchHint')}
        className="max-sm:[&_p]:sr-only"
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
      <div className={`flex flex-wrap items-center gap-x-4 ${isSearching ? 'mt-2 min-h-11' : ''}`}>
        <p aria-live={politeness} className="text-ink-soft text-sm">
          {isSearching && (count > 0 ? t('found', { count }) : t('nothingFound'))}
        </p>
        {isSearching && (
          <Button variant="quiet" size="sm" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {isSearching && count === 0 && <PlainText text={t('nothingFoundHint', facts)} />}
    </search>
  );
}

/**
 * Which questions a search finds: those whose question or answer has every word of it, in any order, whole or as the
 * beginning of a longer word; upper case and accents do not matter.
 *
 * @param entries the texts of each question and its answer, as they are read
 * @param search what the visitor typed; without a letter or digit it finds everything
 * @returns the ids of the questions found
 */
export function searchFaq(
  entries: readonly { id: string; text: string }[],
  search: string,
): ReadonlySet<string> {
  const wanted = wordsOf(search);
  const found = entries.filter(({ text }) => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return new Set(found.map(({ id }) => id));
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Lower case without accents: "Atención" → "atencion", so that a search needs neither. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
