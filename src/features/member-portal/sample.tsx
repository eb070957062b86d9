import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';

/** Where every inert control of the page says what it is. */
export const SAMPLE_NOTE_ID = 'portal-sample-note';

/** Says of the values beside it that they are samples. */
export function SampleMark() {
  const t = useTranslations('memberPortal');
  return <Badge>{t('sample')}</Badge>;
}

/**
 * A button of the portal that is only shown (docs/product/pages.md, Member portal preview). It can be
 * reached and read, with the explanation why it does nothing, and does not look like one that does.
 */
export function InertButton({ children }: { children: ReactNode }) {
  const t = useTranslations('memberPortal');
  return (
    <div>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={SAMPLE_NOTE_ID}
        className={buttonClass('inert', 'md', 'w-full')}
      >
        {children}
      </button>
      <p className="mt-2 text-center text-ink-soft text-sm">{t('inert')}</p>
    </div>
  );
}

/** A tile of the quick actions; inert like the buttons. */
export function InertTile({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={SAMPLE_NOTE_ID}
      className="flex w-full items-center gap-4 rounded-surface border border-line-strong border-dashed bg-white p-4 text-left font-bold text-ink-soft leading-tight sm:p-5"
    >
      <span className="arch flex size-12 shrink-0 items-center justify-center bg-sea-100">
        <Icon name={icon} className="size-6" />
      </span>
      <span>{children}</span>
    </button>
  );
}
