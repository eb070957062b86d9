import { expect, test } from 'vitest';
import { createStore } from './store.ts';

test('a listener is called at every change, with the new value in place, until it leaves', () => {
  const store = createStore(0);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set(1);
  store.set(1);
  leave();
  store.set(2);
  expect(seen).toEqual([1, 1]);
  expect(store.get()).toBe(2);
});
