import { createStore } from './store.ts';

/*
 * The modal dialogs that are open, the last one on top: no DOM API lists them. A modal dialog makes everything outside it
 * inert, so what must stay in reach (toasts) has to be inside the one on top.
 */
const dialogs = createStore<readonly HTMLDialogElement[]>([]);

/** On the one on top; it alone is printed (styles.css). */
const ON_TOP = 'data-on-top';

/** Opens a dialog as a modal one, on top of all others. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  set([...others(dialog), dialog]);
}

/** Closes a dialog, or notes that the browser has closed it. One that is closed already does no harm. */
export function closeModal(dialog: HTMLDialogElement): void {
  // What is inside leaves it before it goes.
  if (dialogs.get().includes(dialog)) set(others(dialog));
  dialog.close();
}

function set(open: readonly HTMLDialogElement[]): void {
  for (const dialog of dialogs.get()) dialog.removeAttribute(ON_TOP);
  open.at(-1)?.setAttribute(ON_TOP, '');
  dialogs.set(open);
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
