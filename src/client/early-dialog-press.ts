import { opensElsewhere } from './opens-elsewhere.ts';

/** How long a press waits for the code of its dialog before the link leads to its page after all. */
const LONGEST_WAIT_MS = 5000;

/**
 * Before the page's code runs: a press on a link of `useDialogLink` that comes before its code waits, so that it always
 * opens the dialog. The link takes the focus, which brings its part of the page near, whose code is loaded then. If the
 * code does not arrive, the link leads to its page.
 */
export function holdEarlyDialogPresses(): void {
  window.addEventListener('click', holdPress, { capture: true });
}

function holdPress(event: MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[aria-haspopup=dialog]:not([data-answers])');
  if (!link || event.button !== 0 || opensElsewhere(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.querySelector('a[aria-busy]')?.removeAttribute('aria-busy');
  link.setAttribute('aria-busy', 'true');
  link.focus();
  setTimeout(() => {
    if (link.isConnected && link.hasAttribute('aria-busy')) location.assign(link.href);
  }, LONGEST_WAIT_MS);
}
