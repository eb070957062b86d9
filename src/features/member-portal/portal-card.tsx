import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { SampleMark } from './sample.tsx';

interface PortalCardProps {
  icon: IconName;
  /** Colours of the arch behind the icon. */
  iconClassName: string;
  title: ReactNode;
  text: ReactNode;
  badge?: ReactNode;
  /** The card's inert button. */
  button: ReactNode;
  children: ReactNode;
}

/** One of the three cards: icon, name, sample values, and at the foot a button that is only shown. */
export function PortalCard({ icon, iconClassName, title, text, badge, button, children }: PortalCardProps) {
  return (
    <article className="flex min-w-0 flex-col rounded-panel border border-line bg-white p-6 shadow-card sm:p-7">
      <div className="flex items-start justify-between gap-3">
        <span
          className={classNames(
            'arch flex size-13 shrink-0 items-center justify-center forced-colors:border',
            iconClassName,
          )}
        >
          <Icon name={icon} className="size-7" />
        </span>
        <span className="flex flex-wrap justify-end gap-2">
          {badge}
          <SampleMark />
        </span>
      </div>
      <h3 className="mt-5 text-title-md">{title}</h3>
      <p className="mt-1.5 text-ink-soft">{text}</p>
      <div className="mt-6 mb-7 grow">{children}</div>
      {button}
    </article>
  );
}
