import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type FoldedOnPhonesProps = ComponentProps<'details'> &
  (
    | {
        /** Stands over it, or beside it where the place is a grid; on phones it unfolds it. Both are written: it has no id. */
        heading: ReactElement;
        /** What unfolds it instead, where phones say it in other words. */
        summary?: ReactElement;
      }
    | {
        /** None, where what is folded needs no heading on wider pages. */
        heading?: undefined;
        summary: ReactElement;
      }
  );

/** Folded on phones, also without JavaScript; from 640 px on and on paper all of it stands there. */
export function FoldedOnPhones({
  heading,
  summary = heading,
  className,
  children,
  ...rest
}: FoldedOnPhonesProps) {
  return (
    <>
      {heading && <div className="hidden unfolded:block">{heading}</div>}
      <details
        {...rest}
        className={classNames(
          'group unfolded:border-0 unfolded:p-0 unfolded:details-content:[content-visibility:visible]',
          className,
        )}
      >
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-bold text-base unfolded:hidden [&::-webkit-details-marker]:hidden">
          {summary}
          <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div>{children}</div>
      </details>
    </>
  );
}
