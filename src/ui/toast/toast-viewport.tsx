import * as RadixToast from '@radix-ui/react-toast';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../screen-reader.tsx';
import { actionDuration, isAtTop, type Toast, type ToastLabels, toastDuration } from './toasts.ts';
import { useToastRoom } from './use-toast-room.ts';

interface ToastViewportProps {
  toasts: readonly Toast[];
  labels: ToastLabels;
  onDismiss: (id: number) => void;
  /** Holds what is read aloud: it has to be where a modal dialog does not silence it. */
  announceIn: HTMLElement;
}

/** Draws the toasts: read aloud, swiped away to the right by 50 px, reached with F8. */
export default function ToastViewport({ toasts, labels, onDismiss, announceIn }: ToastViewportProps) {
  const place = useToastRoom<HTMLOListElement>(toasts);
  /** In no document: nothing in it is read aloud. */
  const [unheard] = useState(() => document.createElement('div'));
  return (
    <RadixToast.Provider
      label={labels.toast}
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={toasts[0]?.isOnPage ? unheard : announceIn}
    >
      {toasts.map(({ id, open, title, description, variant, action, duration }) => (
        <RadixToast.Root
          key={id}
          open={open}
          duration={duration ?? (action ? actionDuration : toastDuration)}
          onOpenChange={(stillOpen) => {
            if (!stillOpen) onDismiss(id);
          }}
          className={classNames(
            'flex items-start gap-3 rounded-surface p-4 pl-5 shadow-raised forced-colors:border',
            'animate-appear data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            variant === 'destructive'
              ? 'on-light border-2 border-coral-600 bg-coral-100'
              : 'on-dark bg-sea-900',
          )}
        >
          <Icon
            name={variant === 'destructive' ? 'alert' : 'check'}
            className={classNames(
              'my-2 size-6',
              variant === 'destructive' ? 'text-coral-700' : 'text-sun-400',
            )}
          />
          <div className="min-w-0 grow py-1.5">
            <RadixToast.Title className="font-bold">{title}</RadixToast.Title>
            {description && (
              <RadixToast.Description className="text-sm">{description}</RadixToast.Description>
            )}
            {action && (
              <RadixToast.Action
                altText={action.heard}
                onClick={action.onPress}
                className="mt-1 min-h-11 rounded-control pr-3 font-bold underline underline-offset-4"
              >
                {action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close className="-mr-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control">
            <Icon name="close" />
            <VisuallyHidden>{labels.close}</VisuallyHidden>
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        ref={place}
        hotkey={['F8']}
        label={labels.region}
        data-at-top={isAtTop(toasts)}
        className="toast-place flex flex-col gap-3 outline-none"
      />
    </RadixToast.Provider>
  );
}
