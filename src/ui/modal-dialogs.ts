import { createStore } from './store.ts';

/*
 * The modal dialogs that are open, the last one on top. The platform knows, but does not say: a modal dialog makes
 * everything outside it inert, so what must stay in reach (toasts) has to be inside the one on top.
 */
const dialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Opens a dialog as a modal one, on top of all others. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialogs.set([...others(dialog), dialog]);
}

/** Closes a dialog, or notes that the browser has closed it. One that is closed already does no harm. */
export function closeModal(dialog: HTMLDialogElement): void {
  // What is inside leaves it before it goes.
  if (dialogs.get().includes(dialog)) dialogs.set(others(dialog));
  dialog.close();
}

/** The modal dialog on top; undefined when none is open. */
export function topModal(): HTMLDialogElement | undefined {
  return dialogs.get().at(-1);
}

/** Calls `listener` after every opening and closing. @returns what ends it */
export const onModalChange = dialogs.subscribe;

function others(dialog: HTMLDialogElement): HTMLDialogElement[] {
  return dialogs.get().filter((open) => open !== dialog);
}
