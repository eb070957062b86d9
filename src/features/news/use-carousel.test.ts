import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CarouselTimer, createCarouselTimer } from './use-carousel.ts';

let timer: CarouselTimer;
const advance = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  advance.mockClear();
  timer = createCarouselTimer(advance);
});
afterEach(() => {
  timer.end();
  vi.useRealTimers();
});

/** Lets time pass and says how often the carousel moved by itself meanwhile. */
function movesIn(milliseconds: number): number {
  advance.mockClear();
  vi.advanceTimersByTime(milliseconds);
  return advance.mock.calls.length;
}

test('it moves every four seconds', () => {
  expect(movesIn(3999)).toBe(0);
  expect(movesIn(1)).toBe(1);
  expect(movesIn(8000)).toBe(2);
});

test('a hold stops it and its release restarts the four seconds', () => {
  vi.advanceTimersByTime(3000);
  timer.hold('hover');
  expect(movesIn(60_000)).toBe(0);
  timer.release('hover');
  expect(movesIn(3999)).toBe(0);
  expect(movesIn(1)).toBe(1);
});

test('it moves only when nothing holds it any more', () => {
  timer.hold('hover');
  timer.hold('focus');
  timer.release('hover');
  expect(movesIn(60_000)).toBe(0);
  timer.release('focus');
  expect(movesIn(4000)).toBe(1);
});

test('the release of what does not hold it changes nothing', () => {
  vi.advanceTimersByTime(3000);
  timer.release('focus');
  expect(movesIn(1000)).toBe(1);
});

test('after a move by hand it stands still for five seconds, then counts its four', () => {
  vi.advanceTimersByTime(3999);
  timer.movedByHand();
  expect(movesIn(5000)).toBe(0);
  expect(movesIn(3999)).toBe(0);
  expect(movesIn(1)).toBe(1);
});

test('each further move by hand restarts the five seconds', () => {
  timer.movedByHand();
  vi.advanceTimersByTime(4000);
  timer.movedByHand();
  expect(movesIn(8999)).toBe(0);
  expect(movesIn(1)).toBe(1);
});

test('a pause does not end a hold, nor a hold a pause', () => {
  timer.hold('hover');
  timer.movedByHand();
  expect(movesIn(20_000)).toBe(0);
  timer.movedByHand();
  timer.release('hover');
  expect(movesIn(8999)).toBe(0);
  expect(movesIn(1)).toBe(1);
});

test('once ended it never moves again', () => {
  timer.movedByHand();
  timer.end();
  expect(movesIn(60_000)).toBe(0);
});
