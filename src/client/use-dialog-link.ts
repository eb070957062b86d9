import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useOpenDialog } from './dialog-address.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

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
