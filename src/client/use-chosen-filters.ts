import { startTransition, useOptimistic } from 'react';

/**
 * Filters that are in the address. What is chosen counts at once: the address follows a moment later, and a second choice
 * made meanwhile from its old filters would undo the first.
 *
 * @param filters those of the address
 * @param changeAddress resolves when they are in the address
 * @returns what is chosen, and a function that chooses other filters
 */
export function useChosenFilters<Filters>(
  filters: Filters,
  changeAddress: (filters: Filters) => Promise<void>,
): readonly [Filters, (filters: Filters) => void] {
  const [chosen, setChosen] = useOptimistic(filters);
  const choose = (next: Filters) =>
    startTransition(async () => {
      setChosen(next);
      await changeAddress(next);
    });
  return [chosen, choose];
}
