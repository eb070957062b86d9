import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { readStoredSettings } from './accessibility-settings.ts';
import { applySettings } from './apply-settings.ts';

const BUTTON_ID = 'accessibility-button';

/**
 * The way into the accessibility panel, on every page: a tab at the left edge, halfway down. It lies in the gutter, which
 * no text enters, and grows with the room beside the page's column; its last 8 px can be pressed but are not drawn, so
 * that it stays clear of the text. On a phone it stands in the header's first line instead, which leaves the room: that
 * follows it in the document. Without JavaScript there is nothing to open.
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
    <section aria-label={t('open')} className="max-md:relative max-md:z-50 noscript:hidden print:hidden">
      <button
        ref={button}
        id={BUTTON_ID}
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
        className="on-dark group max-md:absolute max-md:top-1.5 max-md:right-gutter max-md:size-9 max-md:rounded-full md:fixed md:top-1/2 md:left-0 md:z-30 md:h-16 md:w-[clamp(24px,calc((100vw-var(--container-page))/2+1rem),3rem)] md:-translate-y-1/2 md:rounded-r-control md:pr-[8px]"
      >
        <span className="flex h-full items-center justify-center rounded-[inherit] bg-sea-700 transition-colors group-hover:bg-sea-900 forced-colors:border">
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

/** The same as an entry of the phone's menu. */
export function AccessibilityEntry({ className }: { className: string }) {
  const t = useTranslations('accessibilityPanel');
  return (
    <button type="button" className={className} onClick={() => document.getElementById(BUTTON_ID)?.click()}>
      {t('open')}
    </button>
  );
}
