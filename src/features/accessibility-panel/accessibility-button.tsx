import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { applySettings, readStoredSettings } from './accessibility-settings.ts';

/**
 * The way into the accessibility panel: a tab at the left edge, halfway down, on every page. It lies in the gutter, which
 * no text enters, and grows with the room beside the page's column; its last 8 px can be pressed but are not drawn, so
 * that it stays clear of the text. Without JavaScript there is nothing to open.
 */
export function AccessibilityButton() {
  const t = useTranslations('accessibilityPanel');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const AccessibilityPanel = useOnDemand(() => import('./accessibility-panel.tsx'), open, {
    onFailure: () => setOpen(false),
    onMovedOn: () => setOpen(false),
  });
  // The script in the head did this before the first paint, all but the announcements.
  useEffect(() => applySettings(readStoredSettings()), []);

  return (
    <section aria-label={t('open')} className="noscript:hidden print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
        className="on-dark group fixed top-1/2 left-0 z-30 h-16 w-[clamp(24px,calc((100vw-var(--container-page))/2+1rem),3rem)] -translate-y-1/2 rounded-r-control pr-[8px]"
      >
        <span className="flex h-full items-center justify-center rounded-r-control bg-sea-700 transition-colors group-hover:bg-sea-900 forced-colors:border">
          <svg aria-hidden="true" viewBox="3 2 18 20" className="h-6 w-full fill-current">
            <circle cx="12" cy="4.6" r="2.1" />
            <path d="M4.6 7.4a1.2 1.2 0 0 0-.5 2.3l5 1.6v3.2l-2 6a1.2 1.2 0 0 0 2.3.8l2.2-5.7h.8l2.2 5.7a1.2 1.2 0 0 0 2.3-.8l-2-6v-3.2l5-1.6a1.2 1.2 0 0 0-.6-2.3c-4.800 1.500-9.900 1.500-14.700 0z" />
          </svg>
        </span>
        <VisuallyHidden>{t('open')}</VisuallyHidden>
      </button>
      {open && AccessibilityPanel && <AccessibilityPanel button={button} onClose={() => setOpen(false)} />}
    </section>
  );
}
