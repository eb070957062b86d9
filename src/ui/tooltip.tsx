import {
  type ComponentProps,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { onEscapeKey, onPressOutside } from './close-from-outside.ts';

/** Time to move the pointer from the trigger onto the tooltip, in milliseconds. */
const graceTime = 120;

/** Every attribute of a button; its children need a name of their own. */
interface TooltipProps extends Omit<ComponentProps<'button'>, 'content' | 'ref' | 'type'> {
  /** Plain text. It is always in the document as the button's description, hover or not. */
  content: string;
  /** Of the button, for whoever gives it the focus. */
  ref?: RefObject<HTMLButtonElement | null>;
}

/**
 * A button that explains itself: after resting on it for 700 ms (at once where another is or just was open), at once by
 * focus, and by press unless `onClick` says what a press does. It can be pointed at, and Escape puts it away (WCAG
 * 1.4.13). The platform's popover lifts it above everything; its place is set from script, so a strict style policy
 * holds.
 */
export function Tooltip({ content, className = 'rounded-sm', onClick, ref, ...button }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const ownRef = useRef<HTMLButtonElement>(null);
  const trigger = ref ?? ownRef;
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether a press led elsewhere, as into a dialog: the focus then comes back, which asks for no explanation. */
  const isElsewhere = useRef(false);
  const descriptionId = useId();

  const openAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const closeAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const [button, popover] = [trigger.current, bubble.current];
    if (!open || !button || !popover) return;
    const close = () => setOpen(false);
    tooltipOpened(close);
    popover.showPopover();
    const place = () => {
      const { left, top } = placeAbove(
        button.getBoundingClientRect(),
        popover,
        document.documentElement.clientWidth,
      );
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
    };
    place();
    const endEscape = onEscapeKey(close);
    const endPress = onPressOutside(() => [button, popover], close);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      endEscape();
      endPress();
      window.removeEventListener('scroll', place, { capture: true });
      popover.hidePopover();
      tooltipClosed(close, Date.now());
    };
  }, [open, trigger]);

  const onEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') openAfter(open ? 0 : tooltipDelay(Date.now()));
  };

  return (
    <>
      <button
        {...button}
        ref={trigger}
        type="button"
        aria-describedby={descriptionId}
        onPointerEnter={onEnter}
        onPointerLeave={() => closeAfter(graceTime)}
        onFocus={(event) => {
          if (!isElsewhere.current && event.currentTarget.matches(':focus-visible')) openAfter(0);
          isElsewhere.current = false;
        }}
        onBlur={() => closeAfter(0)}
        onClick={(event) => {
          if (!onClick) return openAfter(0);
          closeAfter(0);
          isElsewhere.current = true;
          onClick(event);
        }}
        className={className}
      />
      <span id={descriptionId} className="sr-only">
        {content}
      </span>
      <span
        ref={bubble}
        popover="manual"
        aria-hidden="true"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => closeAfter(graceTime)}
        className="on-dark fixed inset-auto font-normal font-text tracking-normal m-0 max-w-72 rounded-control border-0 bg-sea-900 px-4 py-2.5 text-sm shadow-raised open:animate-appear forced-colors:border"
      >
        {content}
      </span>
    </>
  );
}

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
