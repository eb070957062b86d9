import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

/** Where every inert control of the page says what it is. */
export const SAMPLE_NOTE_ID = 'portal-sample-note';

interface SampleCardProps {
  icon: IconName;
  title: ReactNode;
  /** Place in the grid. */
  className: string;
  children: ReactElement | ReactElement[];
}

/** One part of the portal, marked as a sample beside its name. */
export function SampleCard({ icon, title, className, children }: SampleCardProps) {
  const t = useTranslations('memberPortal');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex min-w-0 flex-col gap-3 rounded-panel border border-line bg-white p-4 max-sm:text-sm sm:gap-4 sm:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id={id} className="flex items-center gap-2.5 text-title-xs sm:text-title-sm">
          <Icon name={icon} className="size-6 text-sea-600 max-sm:hidden" />
          <span>{title}</span>
        </h3>
        <Badge tone="sun">{t('sample')}</Badge>
      </div>
      {children}
    </section>
  );
}

/**
 * A button of the portal that is only shown (docs/product/pages.md, Member portal preview). It can be reached and read,
 * with the explanation why it does nothing. It has no border, and a lock, so it does not look like one that works.
 */
export function InertButton({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={SAMPLE_NOTE_ID}
      className={buttonClass('inert', 'sm', 'w-full max-sm:min-h-9 max-sm:gap-1 max-sm:px-2.5')}
    >
      {icon && <Icon name={icon} className="size-5 max-sm:hidden" />}
      <span className="min-w-0 grow text-left">{children}</span>
      <Icon name="lock" className="size-4" />
    </button>
  );
}
