import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';

interface FormSentProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** Empty when the server named none. */
  reference: string;
  title: string;
  text: ReactNode;
  /** Label of the button that gives an empty form. */
  again: string;
  onAgain: () => void;
  /** The page that shows the same without JavaScript. */
  addressOfEmptyForm: string;
}

/** What is in a form's place once it is stored: thanks, what happens next, and the reference number. */
export function FormSent({
  ref,
  id,
  reference,
  title,
  text,
  again,
  onAgain,
  addressOfEmptyForm,
}: FormSentProps) {
  const t = useTranslations('forms');
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={-1}
      className="scroll-mt-6 space-y-5 rounded-surface bg-leaf-100 p-6 sm:p-8 forced-colors:border"
    >
      <div role="status" className="space-y-5">
        <h3 className="flex gap-3 text-title-sm">
          <Icon name="check" className="mt-0.5 size-7 text-leaf-700" />
          {title}
        </h3>
        <p>{text}</p>
        {reference && (
          <dl className="rounded-control bg-white p-5">
            <dt className="text-ink-soft text-sm">{t('reference')}</dt>
            <dd className="figures mt-1 select-all font-bold font-display text-title-md">{reference}</dd>
            <dd className="mt-2 text-ink-soft text-sm">{t('referenceHint')}</dd>
          </dl>
        )}
      </div>
      <Button variant="secondary" className="max-sm:w-full noscript:hidden" onClick={onAgain}>
        {again}
      </Button>
      <noscript>
        <a href={addressOfEmptyForm} className={buttonClass('secondary')}>
          {again}
        </a>
      </noscript>
    </div>
  );
}
