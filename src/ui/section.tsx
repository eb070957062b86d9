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
  /** Whether from 1024 px on it takes the whole row, with what is beneath the heading beside it. */
  isWide?: boolean;
}

/** Heading of a section or page: stripes with its name, the heading, and what it is about. */
export function SectionHeading({
  id,
  eyebrow,
  title,
  lead,
  level = 2,
  onDark = false,
  isWide = false,
}: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={classNames('space-y-2.5 sm:space-y-3', isWide ? 'max-lg:max-w-[44rem]' : 'max-w-[44rem]')}
    >
      {eyebrow && <Eyebrow onDark={onDark}>{eyebrow}</Eyebrow>}
      <div
        className={classNames(
          'space-y-2.5 sm:space-y-3',
          isWide && 'items-end justify-between gap-x-12 lg:flex lg:space-y-0',
        )}
      >
        <Heading
          id={id}
          className={classNames(level === 1 ? 'text-title-xl' : 'text-title-lg', isWide && 'lg:shrink-0')}
        >
          {title}
        </Heading>
        {lead && (
          <p
            className={classNames(
              'text-lead max-sm:leading-snug',
              onDark ? 'text-sea-100' : 'text-ink-soft',
              isWide && 'max-w-[36rem] lg:leading-snug',
            )}
          >
            {lead}
          </p>
        )}
      </div>
    </div>
  );
}
