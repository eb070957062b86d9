import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { emergencyNumbers } from './reply-text.ts';

/** What the visitor wrote, as it was written. Not read out when it appears: the visitor knows. */
export function VisitorBubble({ language, children }: { language: Locale | undefined; children: string }) {
  const t = useTranslations('assistant');
  return (
    <div aria-live="off" data-message className="flex justify-end">
      <p className="on-dark max-w-[88%] whitespace-pre-wrap rounded-surface rounded-br-sm bg-sea-700 px-4 py-2.5 [overflow-wrap:anywhere] forced-colors:border">
        <VisuallyHidden>{t('you')}: </VisuallyHidden>
        <span lang={language}>{children}</span>
      </p>
    </div>
  );
}

/** The short numbers are dialled as they are; "tel:+911" would be a number abroad. */
function emergencyHref(number: string): string {
  return number.length === 3 ? `tel:${number}` : telHref(number);
}

interface BotBubbleProps {
  isEmergency?: boolean;
  /** In an emergency the text whose numbers get a button each. */
  numbersFrom?: string;
  children: ReactNode;
}

/** What the assistant says; in an emergency first of all whom to call. */
export function BotBubble({ isEmergency = false, numbersFrom = '', children }: BotBubbleProps) {
  const t = useTranslations('assistant');
  return (
    <div
      data-message
      className={classNames(
        'rounded-bl-sm px-4 py-3 [overflow-wrap:anywhere]',
        // Of its own roundness: under high contrast other surfaces have a thin line.
        isEmergency
          ? 'rounded-[1.25rem] border-4 border-coral-600 bg-coral-100'
          : 'mr-6 rounded-surface border border-line bg-white',
      )}
    >
      <VisuallyHidden>{t('assistant')}: </VisuallyHidden>
      {isEmergency && (
        <>
          <p className="flex items-center gap-2 font-bold font-display text-coral-700 text-title-xs">
            <Icon name="alert" className="size-6" />
            {t('emergency')}
          </p>
          <p className="my-3 flex flex-wrap gap-2">
            {emergencyNumbers(numbersFrom).map((number, place) => (
              <a
                key={number}
                href={emergencyHref(number)}
                // The first is for danger now; long numbers need the room of the smaller size to stay on a line.
                className={
                  place === 0
                    ? buttonClass('primary', 'md', 'grow')
                    : buttonClass('secondary', 'sm', 'grow whitespace-nowrap')
                }
              >
                <Icon name="phone" />
                {t('call', { number })}
              </a>
            ))}
          </p>
        </>
      )}
      {/* Its own first and last margins are none. */}
      <div>{children}</div>
    </div>
  );
}
