import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/*
 * A dialog over a page has an address: the page's own with the place of what opens it. Opening one adds an entry to the
 * history, so Back closes it, Forward opens it again, and the address opens it for whoever loads it.
 */

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An entry that opening a dialog has added: the one before it is the page without the dialog. */
    isDialog?: true;
  }
}

/** The entry that a dialog's closing is about to leave: Back comes later, and a second one would leave the page. */
let leaving: object | undefined;

/**
 * @returns opens the dialog of a place: the id of the element that holds what opens it. While another is open or on its
 * way it takes its place in the history, so that Back never opens one that was not wanted.
 */
export function useOpenDialog(): (place: string) => void {
  const router = useRouter();
  return (place) => {
    const { pathname, search, hash, state } = router.history.location;
    if (hash === `#${place}`) return;
    void router.navigate({
      href: `${pathname}${search}#${place}`,
      state: { isDialog: true },
      replace: state.isDialog === true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
}

/**
 * The dialog that the page's address names.
 *
 * @param find what the dialog of a place shows; undefined for a place of others. Never called on the server, where no
 * address has a place.
 * @returns what is shown, and what closes it: Back where opening it has added an entry, else the address without it
 */
export function useDialogInAddress<Shown>(find: (place: string) => Shown | undefined): {
  shown: Shown | undefined;
  close: () => void;
} {
  const router = useRouter();
  const { history } = router;
  const place = useSyncExternalStore(
    history.subscribe,
    () => history.location.hash.slice(1),
    () => '',
  );
  const shown = place === '' ? undefined : find(place);
  const isShown = shown !== undefined;
  // Before the dialog opens, which gives the focus back to what has it then.
  useLayoutEffect(() => {
    if (isShown) focusOpener(place, history.location.state.isDialog === true);
  }, [isShown, place, history]);
  return { shown, close: () => closeDialog(router, place) };
}

/** @param isInPlace whether the page is where it should be; a loaded address goes to the place */
function focusOpener(place: string, isInPlace: boolean): void {
  document
    .querySelector<HTMLElement>(`#${CSS.escape(place)} [aria-haspopup=dialog]`)
    ?.focus({ preventScroll: isInPlace });
}

/** Does nothing for a dialog that the address names no longer, as when a link in it has led away. */
function closeDialog({ history, navigate }: AnyRouter, place: string): void {
  const { pathname, search, hash, state } = history.location;
  if (hash !== `#${place}` || state === leaving) return;
  leaving = state;
  if (state.isDialog) history.back();
  else void navigate({ href: pathname + search, replace: true, resetScroll: false });
}
