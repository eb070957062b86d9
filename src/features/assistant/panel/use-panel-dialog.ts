import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { closeModal, openModal } from '#ui/modal-dialogs.ts';

/** Where the panel would cover the page anyway it takes the whole window, and keeps the focus. */
const SMALL_WINDOW = '(width < 40rem) or (height < 32rem)';

/** Whether the panel fills the window and is modal: on phones, and under a strong zoom. */
export function useIsModal(): boolean {
  return useSyncExternalStore(subscribeToWindow, () => window.matchMedia(SMALL_WINDOW).matches);
}

function subscribeToWindow(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL_WINDOW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface PanelDialogOptions {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  isModal: boolean;
  /** Gives the focus its first place in the panel. */
  focusInside: () => void;
  /** Gives the focus back to the page. */
  focusOutside: () => void;
  /** Called when the browser itself has closed it, which it does at a second Escape whatever is said to the first. */
  onClosed: () => void;
}

/**
 * Opens and closes the platform's dialog: beside the page, or over it where that is too small. When the window changes
 * from one to the other, the focus stays where it was.
 */
export function usePanelDialog({
  dialog,
  open,
  isModal,
  focusInside,
  focusOutside,
  onClosed,
}: PanelDialogOptions): void {
  const focused = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  const goInside = useEffectEvent(focusInside);
  const goOutside = useEffectEvent(focusOutside);
  const tellClosed = useEffectEvent(onClosed);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const kept = focused.current;
    if (isModal) openModal(element);
    else element.show();
    if (kept instanceof HTMLElement) kept.focus();
    else goInside();
    // The event of a closing below comes when the dialog is open again in the other way.
    const onClose = () => {
      if (element.open) return;
      closeModal(element);
      tellClosed();
    };
    element.addEventListener('close', onClose);
    return () => {
      element.removeEventListener('close', onClose);
      focused.current = element.contains(document.activeElement) ? document.activeElement : null;
      closeModal(element);
    };
  }, [dialog, open, isModal]);

  // After the button is in sight again: this rendering shows it.
  useLayoutEffect(() => {
    if (!open && wasOpen.current) {
      focused.current = null;
      goOutside();
    }
    wasOpen.current = open;
  }, [open]);
}

/**
 * Keeps a panel that fills the window inside what an on-screen keyboard leaves of it. Set from script, so a strict
 * style policy holds; a page that is magnified with two fingers is left alone.
 */
export function useVisibleWindow(dialog: RefObject<HTMLDialogElement | null>, isActive: boolean): void {
  useEffect(() => {
    const [element, viewport] = [dialog.current, window.visualViewport];
    if (!isActive || !element || !viewport) return;
    const fill = () => {
      const isMagnified = viewport.scale > 1.01;
      element.style.height = isMagnified ? '' : `${viewport.height}px`;
      element.style.top = isMagnified ? '' : `${viewport.offsetTop}px`;
    };
    fill();
    viewport.addEventListener('resize', fill);
    viewport.addEventListener('scroll', fill);
    return () => {
      viewport.removeEventListener('resize', fill);
      viewport.removeEventListener('scroll', fill);
      element.style.height = '';
      element.style.top = '';
    };
  }, [dialog, isActive]);
}
