import type { ReactNode } from 'react';

/** A part of the panel's home, with its heading. */
export function StartCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-surface border border-line bg-white p-5">
      <h2 id={id} className="text-title-sm">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}
