import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('without a connection a call fails at once, and a failed read is made again when it is back', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = createQueryClient();
  client.mount();
  onTestFinished(() => client.unmount());
  const call = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('found');
  onlineManager.setOnline(false);
  const observer = new QueryObserver(client, { queryKey: ['search'], queryFn: call });
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));

  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('found'));
  expect(call).toHaveBeenCalledTimes(2);
});

test('without a connection a change fails at once too', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const change = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(change.mutate()).rejects.toThrow('Failed to fetch');
});
