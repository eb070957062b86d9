import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type NoticeTone = 'info' | 'positive' | 'problem';

const tones: Record<NoticeTone, { box: string; icon: IconName; mark: string }> = {
  info: { box: 'bg-sun-100', icon: 'info', mark: 'text-sea-700' },
  positive: { box: 'bg-leaf-100', icon: 'check', mark: 'text-leaf-700' },
  problem: { box: 'bg-coral-100', icon: 'alert', mark: 'text-coral-700' },
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** "status" is read when it appears, "alert" at once; none for what is on the page from the start. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** A remark in the flow of the page. */
export function Notice({ tone = 'info', title, role, children }: NoticeProps) {
  const { box, icon, mark } = tones[tone];
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-control px-5 py-4 text-ink forced-colors:border', box)}
    >
      <Icon name={icon} className={classNames('mt-0.5 size-6', mark)} />
      <div className="min-w-0 grow">
        {title && <p className="font-bold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
