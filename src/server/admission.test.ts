import { expect, test } from 'vitest';
import { AdmissionFull, createAdmission } from './admission.ts';

/** A task that runs until it is told to end. */
function openTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const state = { hasStarted: false };
  const run = () => {
    state.hasStarted = true;
    return promise;
  };
  return { state, run, end: (result: string) => resolve(result) };
}

test('a few run at once, others wait their turn', async () => {
  const queue = createAdmission({ atOnce: 2, waiting: 5, waitingStrangers: 5 });
  const tasks = [openTask(), openTask(), openTask()] as const;
  const results = tasks.map(({ run }) => queue.run(run, false));
  await Promise.resolve();
  expect(tasks.map(({ state }) => state.hasStarted)).toEqual([true, true, false]);
  tasks[1].end('second');
  expect(await results[1]).toBe('second');
  await Promise.resolve();
  expect(tasks[2].state.hasStarted).toBe(true);
  tasks[0].end('first');
  tasks[2].end('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
});

test('who finds no room is refused at once, and room is reserved for trusted devices', async () => {
  const queue = createAdmission({ atOnce: 1, waiting: 2, waitingStrangers: 1 });
  const [running, stranger, known] = [openTask(), openTask(), openTask()];
  const results = [queue.run(running.run, false), queue.run(stranger.run, false)];
  await expect(queue.run(async () => 'no', false)).rejects.toThrow(AdmissionFull);
  results.push(queue.run(known.run, true));
  await expect(queue.run(async () => 'no', true)).rejects.toThrow(AdmissionFull);
  running.end('a');
  await results[0];
  await Promise.resolve();
  // The trusted device came last and goes first.
  expect([known.state.hasStarted, stranger.state.hasStarted]).toEqual([true, false]);
  known.end('b');
  stranger.end('c');
  await Promise.all(results);
});

test('a task that fails hands its turn on', async () => {
  const queue = createAdmission({ atOnce: 1, waiting: 1, waitingStrangers: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')), false)).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next', false)).toBe('next');
});

test('waiting trusted devices take no room of strangers', async () => {
  const queue = createAdmission({ atOnce: 1, waiting: 3, waitingStrangers: 1 });
  const running = openTask();
  const results = [queue.run(running.run, true), queue.run(async () => 'known', true)];
  results.push(queue.run(async () => 'stranger', false));
  running.end('first');
  expect(await Promise.all(results)).toEqual(['first', 'known', 'stranger']);
});

test('a turn that is taken is given back once, and the next one gets it', async () => {
  const queue = createAdmission({ atOnce: 1, waiting: 2 });
  const leave = await queue.enter();
  const next = [openTask(), openTask()] as const;
  const results = next.map(({ run }) => queue.run(run));
  expect(queue.load()).toEqual({ running: 1, waiting: 2, atOnce: 1, mostWaiting: 2, refused: 0 });
  await expect(queue.enter()).rejects.toMatchObject({ name: 'AdmissionFull' });
  expect(queue.load().refused).toBe(1);
  leave();
  leave();
  await Promise.resolve();
  expect(next.map(({ state }) => state.hasStarted)).toEqual([true, false]);
  for (const { end } of next) end('done');
  await Promise.all(results);
  expect(queue.load()).toMatchObject({ running: 0, waiting: 0 });
});

test('of those that wait for a turn, trusted devices go before one that took it by entering', async () => {
  const queue = createAdmission({ atOnce: 1, waiting: 2 });
  const leave = await queue.enter();
  const order: string[] = [];
  const stranger = queue.enter().then((leaveToo) => {
    order.push('stranger');
    leaveToo();
  });
  const known = queue.run(async () => order.push('known'), true);
  leave();
  await Promise.all([stranger, known]);
  expect(order).toEqual(['known', 'stranger']);
});

test('who finds no room is told in the words of the place', async () => {
  class Busy extends Error {}
  const queue = createAdmission({ atOnce: 0, waiting: 0, refusal: Busy });
  await expect(queue.run(async () => 'no')).rejects.toThrow(Busy);
});
