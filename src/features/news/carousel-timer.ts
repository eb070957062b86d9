/** How often the carousel moves by itself (docs/product/articles.md, Carousel). */
const ADVANCE_EVERY_MS = 4000;
/** How long it stays still after somebody moved it by hand (docs/product/articles.md, Carousel). */
const PAUSE_AFTER_STEP_MS = 5000;

/** Why the carousel is paused. */
export type Hold = 'hover' | 'focus' | 'dialog' | 'stopped';

export type CarouselTimer = {
  /** Pauses until the same hold is released. */
  hold: (reason: Hold) => void;
  release: (reason: Hold) => void;
  /** Call it when somebody moved the carousel by hand. */
  movedByHand: () => void;
  /** Stops for good. */
  end: () => void;
};

/**
 * Decides when a carousel moves by itself: every four seconds while nothing holds it. After a hold, or the pause that
 * follows a move by hand, the four seconds start again.
 */
export function createCarouselTimer(advance: () => void): CarouselTimer {
  const holds = new Set<Hold>();
  let interval: ReturnType<typeof setInterval> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearInterval(interval);
    interval = undefined;
  };
  const startIfFree = () => {
    stop();
    if (holds.size === 0 && pause === undefined) interval = setInterval(advance, ADVANCE_EVERY_MS);
  };
  startIfFree();

  return {
    hold: (reason) => {
      holds.add(reason);
      stop();
    },
    release: (reason) => {
      if (holds.delete(reason)) startIfFree();
    },
    movedByHand: () => {
      stop();
      clearTimeout(pause);
      pause = setTimeout(() => {
        pause = undefined;
        startIfFree();
      }, PAUSE_AFTER_STEP_MS);
    },
    end: () => {
      stop();
      clearTimeout(pause);
    },
  };
}
