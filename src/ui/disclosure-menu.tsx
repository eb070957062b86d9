import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { useCloseFromOutside } from './close-from-outside.ts';
import { Icon } from './icon.tsx';

/** From the moment focus or pointer leave until the list closes, in milliseconds. */
const closeDelay = 200;

interface DisclosureMenuProps {
  label: ReactNode;
  /** List items (`li`) with links. */
  children: ReactNode;
  /** Classes of the button, so that it looks like its neighbours. */
  buttonClassName?: string;
  /** The side on which list and button are flush. */
  align?: 'start' | 'end';
}

/**
 * A button that shows a list of links beneath it (disclosure pattern for navigation, not an ARIA menu: links
 * stay links and Tab walks through them). Escape closes it and gives the focus back. Without JavaScript it
 * opens on hover and focus.
 */
export function DisclosureMenu({ label, children, buttonClassName, align = 'start' }: DisclosureMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by the mouse passing over: the click that often follows must not close it at once. */
  const byHover = useRef(false);
  const listId = useId();

  const show = (hover: boolean) => {
    clearTimeout(timer.current);
    byHover.current = hover;
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const hideLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, closeDelay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useCloseFromOutside(open, root, button, () => setOpen(false));

  const toggle = () => {
    if (open && !byHover.current) hide();
    else show(false);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hideLater();
  };
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    if (event.type === 'pointerenter') {
      clearTimeout(timer.current);
      if (!open) show(true);
    } else if (byHover.current) {
      hideLater();
    }
  };
  const onChoose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) hide();
  };

  return (
    // The handlers only watch focus and pointer of the button and the links inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control itself
    <div
      ref={root}
      className="group relative"
      onBlur={onBlur}
      onFocus={() => clearTimeout(timer.current)}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        className={classNames('inline-flex items-center gap-1', buttonClassName)}
      >
        <span>{label}</span>
        <Icon
          name="chevron-down"
          className={classNames('size-[1.1em] transition-transform', open && 'rotate-180')}
        />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link inside clicks it too */}
      <ul
        id={listId}
        onClick={onChoose}
        className={classNames(
          'on-light absolute top-full z-20 mt-2 min-w-60 rounded-surface border border-line bg-white p-2 shadow-raised',
          // Spans the gap, so that the pointer does not leave on its way down.
          'before:absolute before:inset-x-0 before:-top-3 before:h-3',
          align === 'end' ? 'right-0' : 'left-0',
          open
            ? 'block animate-appear'
            : 'hidden noscript:group-focus-within:block noscript:group-hover:block',
        )}
      >
        {children}
      </ul>
    </div>
  );
}

/** Look of a link inside a disclosure menu. */
export const menuLinkClass =
  'flex min-h-11 items-center gap-1.5 rounded-control px-4 py-2 font-semibold hover:bg-sea-100';
