import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect } from 'react';
import { readFromTab, storeInTab } from '#client/tab-storage.ts';

/** Cards as they were left, for whoever comes back to this entry of the history. */
const KEPT_KEY = 'directory-cards';

type KeptCards = {
  /** The key of the entry. */
  entry: string;
  /** What is open: a provider's id and which of the card's details. */
  open: string[];
  /** The provider with the focus, and which of the card's controls has it. */
  focused: { provider: string; control: number } | null;
};

/**
 * Keeps which cards of a list are open and which control has the focus, for Back and for the page loaded again. A
 * browser that keeps the page itself needs none of it.
 *
 * @param list whose items have the provider's id as `data-provider`
 * @param shown what the list shows; another value is another entry's list
 */
export function useKeptCards(list: RefObject<HTMLElement | null>, shown: unknown): void {
  const { history } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of another search is another list
  useLayoutEffect(() => {
    const cards = list.current;
    const entry = history.location.state.__TSR_key;
    if (!cards || entry === undefined) return;
    restore(cards, entry);
    const keep = () => storeInTab(KEPT_KEY, { entry, ...stateOf(cards) } satisfies KeptCards);
    // Heard on the way down: the event of details does not bubble.
    cards.addEventListener('toggle', keep, true);
    cards.addEventListener('focusin', keep);
    return () => {
      cards.removeEventListener('toggle', keep, true);
      cards.removeEventListener('focusin', keep);
    };
  }, [shown]);
}

function stateOf(cards: HTMLElement): Omit<KeptCards, 'entry'> {
  const all = [...cards.querySelectorAll<HTMLElement>('[data-provider]')];
  const active = document.activeElement?.closest<HTMLElement>('[data-provider]');
  const control = active ? controlsOf(active).indexOf(document.activeElement as HTMLElement) : -1;
  return {
    open: all.flatMap((card) =>
      detailsOf(card).flatMap((details, index) => (details.open ? `${idOf(card)} ${index}` : [])),
    ),
    focused: active && control >= 0 ? { provider: idOf(active), control } : null,
  };
}

/** The place was measured with the cards open: it stays the same number of pixels. The router goes there afterwards. */
function restore(cards: HTMLElement, entry: string): void {
  const kept = readFromTab(KEPT_KEY);
  if (!isKept(kept) || kept.entry !== entry) return;
  const { scrollY } = window;
  for (const card of cards.querySelectorAll<HTMLElement>('[data-provider]')) {
    for (const [index, details] of detailsOf(card).entries())
      if (kept.open.includes(`${idOf(card)} ${index}`)) details.open = true;
    if (idOf(card) !== kept.focused?.provider || document.activeElement !== document.body) continue;
    controlsOf(card)[kept.focused.control]?.focus({ preventScroll: true });
  }
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}

function controlsOf(card: HTMLElement): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('h3, a, summary, button')];
}

function detailsOf(card: HTMLElement): HTMLDetailsElement[] {
  return [...card.querySelectorAll('details')];
}

function idOf({ dataset }: HTMLElement): string {
  return dataset['provider'] ?? '';
}

function isKept(value: unknown): value is KeptCards {
  return typeof value === 'object' && value !== null && 'open' in value && Array.isArray(value.open);
}
