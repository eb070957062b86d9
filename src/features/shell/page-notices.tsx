import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { OFFLINE_NOTICE_ID, onWaiting, useIsOffline } from '#ui/connection.ts';
import { Icon } from '#ui/icon.tsx';
import { announce, usePoliteness } from '#ui/screen-reader.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';

/* What any page may have to say beside its content: that there is no connection, and toasts. */

/**
 * Says on every page that there is no connection, for as long as that lasts, and reads out when something waits for it
 * and when it is back. It stays at the top of the window. Its words are in the page from the beginning: a form that is
 * sent before the page is hydrated shows them (`forms/form-opened.ts`).
 */
export function OfflineNotice() {
  const t = useTranslations('shell.offline');
  const isCutOff = useIsOffline();
  const politeness = usePoliteness();
  const wasCutOff = useRef(false);
  useEffect(() => onWaiting(() => announce(t('waiting'))), [t]);
  useEffect(() => {
    if (wasCutOff.current && !isCutOff) announce(t('back'));
    wasCutOff.current = isCutOff;
    // What takes the focus comes to rest below the notice, not under it.
    document.documentElement.style.scrollPaddingTop = isCutOff ? '7rem' : '';
  }, [isCutOff, t]);
  return (
    <div role="status" aria-live={politeness} className="sticky top-0 z-50 print:hidden">
      <p
        id={OFFLINE_NOTICE_ID}
        hidden={!isCutOff}
        suppressHydrationWarning
        className="flex justify-center gap-3 bg-sun-100 px-gutter py-3 font-semibold text-ink text-sm shadow-raised forced-colors:border"
      >
        <Icon name="alert" className="size-5" />
        <span>{t('notice')}</span>
      </p>
    </div>
  );
}

/** Where toasts appear, with their words in the page's language. */
export function ToastRegion() {
  const t = useTranslations('shell.toast');
  return <Toaster labels={{ region: t('region'), toast: t('toast'), close: t('close') }} />;
}
