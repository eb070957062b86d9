/** How long the pointer rests on a trigger before its tooltip opens, in milliseconds. */
const openDelay = 700;
/** While one tooltip is open, and this long after it closed, the next opens at once, in milliseconds. */
const skipDelay = 300;

/** Closes the one tooltip that is open. */
let closeOpen: (() => void) | undefined;
let lastClosed = Number.NEGATIVE_INFINITY;

/** Remembers that a tooltip opened, and closes the one that was open before: one is seen at a time. */
export function tooltipOpened(close: () => void): void {
  const closeEarlier = closeOpen;
  closeOpen = close;
  closeEarlier?.();
}

/** Remembers that the tooltip that opened with this `close` closed at `now` (milliseconds). */
export function tooltipClosed(close: () => void, now: number): void {
  if (closeOpen !== close) return;
  closeOpen = undefined;
  lastClosed = now;
}

/** Milliseconds to wait before a tooltip opens for a pointer that came at `now`. */
export function tooltipDelay(now: number): number {
  return closeOpen || now - lastClosed < skipDelay ? 0 : openDelay;
}

interface Box {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

/**
 * Where a bubble goes, in px of the window: centred above its trigger, below where there is no room, and
 * never nearer to the window's sides than 8 px.
 */
export function placeAbove(
  trigger: Box,
  bubble: { offsetWidth: number; offsetHeight: number },
  windowWidth: number,
): { left: number; top: number } {
  const [margin, gap] = [8, 8];
  const centred = trigger.left + (trigger.width - bubble.offsetWidth) / 2;
  const above = trigger.top - bubble.offsetHeight - gap;
  return {
    left: Math.max(margin, Math.min(centred, windowWidth - bubble.offsetWidth - margin)),
    top: above >= margin ? above : trigger.bottom + gap,
  };
}
