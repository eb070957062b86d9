import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type BadgeTone = 'neutral' | 'positive' | 'sun' | 'coral' | 'sea';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sea-50 text-ink-soft outline outline-line -outline-offset-1',
  positive: 'bg-leaf-100 text-leaf-700',
  sun: 'bg-sun-100 text-ink',
  coral: 'bg-coral-100 text-coral-700',
  sea: 'bg-sea-100 text-sea-700',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}

/** A short status in words; the colour only repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-1 font-bold text-xs forced-colors:border',
        tones[tone],
      )}
    >
      {icon && <Icon name={icon} className="size-[1.15em] stroke-3" />}
      <span>{children}</span>
    </span>
  );
}
