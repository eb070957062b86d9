import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Conversation } from './conversation-store.ts';

/** So near to its end a conversation counts as read to the end, in px. */
const NEAR_END_PX = 48;
/** Room above the message that was brought into view, in px. */
const ABOVE_PX = 16;

/**
 * Brings the beginning of each new answer into view, and what the visitor just asked. Who has scrolled up to read is
 * left there, and told that there is a new answer.
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
    const element = scroller.current;
    const last = lastMessageIn(element);
    if (element && last) element.scrollTop = last.offsetTop - ABOVE_PX;
    setBehind(false);
  };
  const onChange = useEffectEvent(() => {
    const element = scroller.current;
    const last = lastMessageIn(element);
    if (!element || !last) return;
    const isOwnQuestion = pending !== undefined && pending.soFar === '';
    const isInView = last.offsetTop < element.scrollTop + element.clientHeight - NEAR_END_PX;
    if (isOwnQuestion || isAtEnd.current) goToNewest();
    else setBehind(newest?.sender === 'bot' && !pending && !isInView);
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
      if (isAtEnd.current) setBehind(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added, and when the panel opens
  useEffect(() => {
    if (open) onChange();
  }, [open, newest?.id, pending?.soFar]);

  return { isBehind, goToNewest };
}

function lastMessageIn(scroller: HTMLElement | null): HTMLElement | undefined {
  return [...(scroller?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].at(-1);
}
