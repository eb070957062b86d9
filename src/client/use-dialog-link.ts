import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useOpenDialog } from './dialog-address.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

/** How long a press waits for the code of its dialog before the link leads to its page after all. */
const LONGEST_WAIT_MS = 5000;

/**
 * A script for the head of the document: a press on a link of `useDialogLink` that comes before its code waits, so that
 * it always opens the dialog. The link takes the focus, which brings its part of the page near, whose code is loaded
 * then. If the code does not arrive, the link leads to its page.
 */
export const EARLY_DIALOG_SCRIPT = /* @__PURE__ */ `addEventListener("click",(event)=>{
const link=event.target.closest?.("a[aria-haspopup=dialog]:not([data-answers])");
if(!link||event.button||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
event.preventDefault();
event.stopImmediatePropagation();
document.querySelector("a[aria-busy]")?.removeAttribute("aria-busy");
link.setAttribute("aria-busy","true");
link.focus();
setTimeout(()=>{if(link.isConnected&&link.hasAttribute("aria-busy"))location.assign(link.href)},${LONGEST_WAIT_MS})
},true)`.replaceAll('\n', '');

/**
 * For a link that opens a dialog over the page instead of leading to a page of its own, which it still does in a new tab
 * and without JavaScript. A press before the code was there opens it too, once.
 *
 * @param place the dialog's place in the address (`dialog-address.ts`): the id of an element around the link
 * @returns what the link gets
 */
export function useDialogLink(place: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  const open = useOpenDialog();
  const openEarly = useEffectEvent(() => open(place));
  useEffect(() => {
    const link = ref.current;
    if (!link) return;
    link.dataset['answers'] = '';
    if (!link.hasAttribute('aria-busy')) return;
    link.removeAttribute('aria-busy');
    openEarly();
  }, []);
  return {
    ref,
    'aria-haspopup': 'dialog' as const,
    // The press that waits is on the element.
    suppressHydrationWarning: true,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      open(place);
    },
  };
}
