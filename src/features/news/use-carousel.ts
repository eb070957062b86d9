import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';

type Carousel = {
  /** The row of slides, which scrolls. */
  track: RefObject<HTMLUListElement | null>;
  /** Whether the visitor stopped it with the button. */
  isStopped: boolean;
  toggle: () => void;
  next: () => void;
  previous: () => void;
  /** For the element around slides and controls. */
  frame: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onKeyDown: () => void;
    onBlur: () => void;
  };
  /** For the row of slides. */
  swipe: { onTouchMove: () => void; onPointerDown: () => void; onWheel: () => void };
};

/**
 * A row of slides that moves by itself (docs/product/articles.md). It pauses under the pointer, with the keyboard's
 * focus inside, while a dialog is open, when stopped by its button, and for visitors who want no motion.
 *
 * @param isDialogOpen whether one of its slides is shown in a dialog
 */
export function useCarousel(isDialogOpen: boolean): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const timer = useRef<CarouselTimer>(undefined);
  const mover = useRef(createMover(track));
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const made = createCarouselTimer(() => {
      if (!prefersReducedMotion() && !document.querySelector('dialog:modal')) mover.current.move(1);
    });
    timer.current = made;
    return made.end;
  }, []);
  useEffect(() => {
    if (isDialogOpen) timer.current?.hold('dialog');
    else timer.current?.release('dialog');
  }, [isDialogOpen]);
  useEffect(() => {
    if (isStopped) timer.current?.hold('stopped');
    else timer.current?.release('stopped');
  }, [isStopped]);

  const step = (direction: 1 | -1) => {
    mover.current.move(direction);
    timer.current?.movedByHand();
  };
  return {
    track,
    isStopped,
    toggle: () => setStopped(!isStopped),
    next: () => step(1),
    previous: () => step(-1),
    frame: {
      // A finger leaves no pointer behind that could ever leave.
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && timer.current?.hold('hover'),
      onPointerLeave: () => timer.current?.release('hover'),
      // A button pressed with the mouse keeps the focus long after the mouse has gone.
      onFocus: ({ target }) => target.matches(':focus-visible') && timer.current?.hold('focus'),
      // Whoever then goes on with the keys is inside with the keyboard all the same.
      onKeyDown: () => timer.current?.hold('focus'),
      onBlur: () => timer.current?.release('focus'),
    },
    swipe: {
      onTouchMove: () => {
        mover.current.letGo();
        timer.current?.movedByHand();
      },
      onPointerDown: () => mover.current.letGo(),
      onWheel: () => mover.current.letGo(),
    },
  };
}

/** A smooth scroll has arrived by then, in milliseconds; not every browser says when. */
const SCROLL_MS = 600;

interface Mover {
  /** Scrolls the row by one slide, from the last to the first and back. */
  move: (direction: 1 | -1) => void;
  /** Forgets the target of a scroll: the visitor has taken control of the row. */
  letGo: () => void;
}

function createMover(track: RefObject<HTMLUListElement | null>): Mover {
  /** The target of a smooth scroll under way, which the current position does not show. */
  let goal: number | undefined;
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    clearTimeout(arrival);
    goal = undefined;
  };
  return {
    letGo,
    move: (direction) => {
      const row = track.current;
      const [first, second] = row ? row.children : [];
      if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
      const slideWidth = second.offsetLeft - first.offsetLeft;
      const last = Math.round((row.scrollWidth - row.clientWidth) / slideWidth);
      // All slides are in sight.
      if (last <= 0) return;
      const wanted = (goal ?? Math.round(row.scrollLeft / slideWidth)) + direction;
      letGo();
      goal = wanted > last ? 0 : wanted < 0 ? last : wanted;
      arrival = setTimeout(letGo, SCROLL_MS);
      row.scrollTo({ left: goal * slideWidth, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    },
  };
}

/** How often the carousel moves by itself (docs/product/articles.md, Carousel). */
const ADVANCE_EVERY_MS = 4000;
/** How long it stays still after somebody moved it by hand (docs/product/articles.md, Carousel). */
const PAUSE_AFTER_STEP_MS = 5000;

/** Why the carousel is paused. */
type Hold = 'hover' | 'focus' | 'dialog' | 'stopped';

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
