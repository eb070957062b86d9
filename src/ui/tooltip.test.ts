import { describe, expect, it, vi } from 'vitest';
import { placeAbove, tooltipClosed, tooltipDelay, tooltipOpened } from './tooltip.tsx';

describe('tooltip delay', () => {
  it('is 700 ms, and nothing within 300 ms after another closed', () => {
    const close = vi.fn();
    expect(tooltipDelay(10_000)).toBe(700);
    tooltipOpened(close);
    tooltipClosed(close, 20_000);
    expect(tooltipDelay(20_299)).toBe(0);
    expect(tooltipDelay(20_300)).toBe(700);
    expect(close).not.toHaveBeenCalled();
  });

  it('is nothing as long as another is open, which closes when the next opens', () => {
    const [closeFirst, closeSecond] = [vi.fn(), vi.fn()];
    tooltipOpened(closeFirst);
    expect(tooltipDelay(50_000)).toBe(0);
    tooltipOpened(closeSecond);
    expect(closeFirst).toHaveBeenCalledOnce();
    tooltipClosed(closeFirst, 50_001);
    expect(tooltipDelay(60_000), 'the second is still open').toBe(0);
    tooltipClosed(closeSecond, 60_000);
    expect(tooltipDelay(60_300)).toBe(700);
    expect(closeSecond).not.toHaveBeenCalled();
  });
});

describe('tooltip place', () => {
  const bubble = { offsetWidth: 200, offsetHeight: 40 };
  const trigger = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 20 });

  it('is centred above', () => {
    expect(placeAbove(trigger(300, 300), bubble, 1000)).toEqual({ left: 210, top: 252 });
  });
  it('stays inside the window', () => {
    expect(placeAbove(trigger(0, 300), bubble, 1000).left).toBe(8);
    expect(placeAbove(trigger(980, 300), bubble, 1000).left).toBe(792);
  });
  it('goes below where there is no room above', () => {
    expect(placeAbove(trigger(300, 20), bubble, 1000).top).toBe(48);
  });
});
