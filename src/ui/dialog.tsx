import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './close-button.tsx';
import { closeModal, openModal } from './modal-dialogs.ts';

interface DialogProps {
  open: boolean;
  /** Called once when it has closed: by Escape, the close button, a press beside it, or `open`. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons that stay in sight below the content. */
  footer?: ReactNode;
  /** "wide" is for long texts and forms of two columns. */
  size?: 'regular' | 'wide';
  children: ReactNode;
}

/**
 * A modal dialog of the platform: it keeps the focus, makes the rest inert and gives the focus back when it closes. The
 * title takes the focus, so that a long text is read from its beginning. Content scrolls inside, 80 % of the window at
 * most, and no toast lies over it; the page behind does not scroll (see styles.css).
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, footer, size = 'regular', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      openModal(element);
      heading.current?.focus();
    } else if (!open && element.open) {
      closeModal(element);
    }
    // After every rendering: a browser closes it at the second Escape whatever its owner says, who may be saving.
  });
  // Taken off the page while it is open, it gives the focus back too: only a dialog that closes does.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element) closeModal(element);
    };
  }, []);

  /** The dialog element itself is only hit beside its content, which covers it wholly. */
  const isBeside = (event: MouseEvent) => event.target === dialog.current;

  return (
    // Escape is the platform's own key for this element; the press beside is a convenience for pointers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-printed
      onCancel={(event) => {
        // A file chooser inside that is dismissed says so by an event of the same name.
        if (event.target !== event.currentTarget) return;
        // Closed by the next rendering, like every other way: a dialog opened again at once is not closed with it.
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open) return;
        closeModal(currentTarget);
        if (open) onClose();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
      className={classNames(
        'on-light dialog-place w-[calc(100%-2rem)] overflow-hidden rounded-surface bg-white p-0 shadow-raised',
        'backdrop:bg-sea-900/70 open:animate-appear forced-colors:border print:backdrop:hidden',
        // On paper it is whole, from the first sheet's upper edge.
        'print:absolute print:inset-0 print:m-0 print:max-h-none print:w-full print:overflow-visible',
        size === 'wide' ? 'max-w-[52rem]' : 'max-w-[36rem]',
        'print:max-w-none',
      )}
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col print:block">
          <header className="flex items-start gap-4 border-line border-b px-5 py-4 sm:px-7">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 grow py-1.5 text-title-sm">
              {title}
            </h2>
            <CloseButton label={closeLabel} onClick={onClose} />
          </header>
          <section
            // A region that scrolls has to be reachable by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
            tabIndex={0}
            aria-labelledby={titleId}
            className="min-h-0 grow scroll-py-5 overflow-y-auto px-5 py-5 -outline-offset-4 sm:px-7 print:overflow-visible"
          >
            {children}
          </section>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-line border-t px-5 py-4 sm:px-7 print:hidden">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
