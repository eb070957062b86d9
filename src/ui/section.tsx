import type { ReactNode } from 'react';
import { Stripes } from './brand.tsx';
import { classNames } from './class-names.ts';

/** The column of the page: centred, at most 1176 px, with a gutter that grows with the window. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-full max-w-page px-gutter', className)}>{children}</div>;
}

/** The stripes and a section's name: what is before every large heading. */
export function Eyebrow({ onDark = false, children }: { onDark?: boolean; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex items-center gap-3 font-bold text-sm print:break-after-avoid',
        onDark ? 'text-sea-100' : 'text-sea-600',
      )}
    >
      <Stripes />
      <span>{children}</span>
    </p>
  );
}

interface SectionHeadingProps {
  /** Where `aria-labelledby` of the section points. */
  id?: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  /** One or two sentences beneath. */
  lead?: ReactNode;
  /** 1 for a page's title, which is set larger. */
  level?: 1 | 2;
  onDark?: boolean;
}

/** Heading of a section or page: stripes with its name, the heading, and what it is about. */
export function SectionHeading({ id, eyebrow, title, lead, level = 2, onDark = false }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="max-w-[44rem] space-y-2 sm:space-y-3">
      {eyebrow && <Eyebrow onDark={onDark}>{eyebrow}</Eyebrow>}
      <Heading id={id} className={level === 1 ? 'text-title-xl' : 'text-title-lg'}>
        {title}
      </Heading>
      {lead && <p className={classNames('text-lead', onDark ? 'text-sea-100' : 'text-ink-soft')}>{lead}</p>}
    </div>
  );
}
