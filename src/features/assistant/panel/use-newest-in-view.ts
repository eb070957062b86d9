import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Conversation } from './conversation-store.ts';

/** How near to its end a conversation counts as read to the end, in px. */
const NEAR_END_PX = 48;
/** Room above the message that was brought into view, in px. */
const ABOVE_PX = 16;

/**
 * Brings the beginning of each new answer into view, and what the visitor just asked. Who has scrolled up to read is
 * left there, and is shown that there is a new answer.
 *
 * @param scroller holds the messages, each marked with `data-message`
 */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  { messages, pending }: Conversation,
  open: boolean,
): { isBehind: boolean; goToNewest: () => void } {
  const isAtEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const newest = messages.at(-1);

  const goToNewest = () => {
    const view = viewOf(scroller.current);
    if (view) view.box.scrollTop += view.fromTop - ABOVE_PX;
    setBehind(false);
  };
  const onChange = useEffectEvent(() => {
    const view = viewOf(scroller.current);
    if (!view) return;
    const isOwnQuestion = pending !== undefined && pending.soFar === '';
    const isInView = view.fromTop < view.box.clientHeight - NEAR_END_PX;
    if (isOwnQuestion || isAtEnd.current) goToNewest();
    else setBehind(newest?.sender === 'bot' && !pending && !isInView);
  });

  useEffect(() => {
    const around = scroller.current?.closest('dialog');
    const onScroll = () => {
      const box = viewOf(scroller.current)?.box;
      if (!box) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
      if (isAtEnd.current) setBehind(false);
    };
    around?.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => around?.removeEventListener('scroll', onScroll, { capture: true });
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added, and when the panel opens
  useEffect(() => {
    if (open) onChange();
  }, [open, newest?.id, pending?.soFar]);

  return { isBehind, goToNewest };
}

/**
 * What scrolls, and how far below its upper edge the newest message begins, in px. In a very low window, as under a
 * zoom of 400 %, the whole panel scrolls.
 */
function viewOf(scroller: HTMLElement | null): { box: HTMLElement; fromTop: number } | undefined {
  const last = [...(scroller?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].at(-1);
  const isWhole = scroller && getComputedStyle(scroller).overflowY === 'visible';
  const box = isWhole ? scroller.closest('dialog') : scroller;
  if (!last || !box) return undefined;
  return { box, fromTop: last.getBoundingClientRect().top - box.getBoundingClientRect().top };
}
