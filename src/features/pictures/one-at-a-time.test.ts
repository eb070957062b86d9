import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('tasks run one after the other, in their order, also after one that failed', async () => {
  const run = oneAtATime();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    run(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
