import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The column of the page: centred, at most 1176 px, with a gutter that grows with the window. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('mx-auto w-full max-w-page px-gutter', className)}>{children}</div>;
}
