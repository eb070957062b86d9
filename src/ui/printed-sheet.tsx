import type { ReactNode } from 'react';

/**
 * What a page brings for paper alone, in place of all that it shows: the site's header and footer stay off the paper,
 * and the page's other parts are kept off it by the page itself.
 */
export function PrintedSheet({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`hidden print:block [body:has(&)_:is(header,footer)]:print:hidden ${className}`}>
      {children}
    </div>
  );
}
