import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('reads never go stale, are not fetched again on focus, do not poll and are not retried', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations?.retry).toBe(false);
});
