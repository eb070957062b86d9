import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isOffline, onWaiting, untilOnline, useIsOffline } from '#ui/connection.ts';
import { Icon } from '#ui/icon.tsx';
import { announce, usePoliteness } from '#ui/screen-reader.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';
import { watchFocus } from '#ui/watch-focus.ts';

/* What any page may have to say beside its content: that there is no connection, and toasts. */

/**
 * Says on every page that there is no connection, for as long as that lasts, and reads out when something waits for it
 * and when it is back. It stays at the top of the window.
 */
export function OfflineNotice() {
  const t = useTranslations('shell.offline');
  const isCutOff = useIsOffline();
  const politeness = usePoliteness();
  const wasCutOff = useRef(false);
  useFormsThatWait();
  useEffect(() => onWaiting(() => announce(t('waiting'))), [t]);
  useEffect(() => {
    if (wasCutOff.current && !isCutOff) announce(t('back'));
    wasCutOff.current = isCutOff;
    // What takes the focus comes to rest below the notice, not under it.
    document.documentElement.style.scrollPaddingTop = isCutOff ? '7rem' : '';
  }, [isCutOff, t]);
  return (
    <div role="status" aria-live={politeness} className="sticky top-0 z-50 print:hidden">
      {isCutOff && (
        <p className="flex justify-center gap-3 bg-sun-100 px-gutter py-3 font-semibold text-ink text-sm shadow-raised forced-colors:border">
          <Icon name="alert" className="size-5" />
          {t('notice')}
        </p>
      )}
    </div>
  );
}

/**
 * A form whose code has not come yet would be posted by the browser itself, which without a connection leaves the page
 * and what was typed there. It is held until the connection is back.
 */
function useFormsThatWait(): void {
  useEffect(() => {
    const held = new WeakSet<HTMLFormElement>();
    // After React, which prevents the browser's own post of every form whose code is there.
    const hold = async (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !isOffline() || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      if (held.has(form)) return;
      held.add(form);
      const hasMovedOn = watchFocus();
      await untilOnline();
      held.delete(form);
      if (form.isConnected && !hasMovedOn()) form.requestSubmit(event.submitter);
    };
    window.addEventListener('submit', hold);
    return () => window.removeEventListener('submit', hold);
  }, []);
}

/** Where toasts appear, with their words in the page's language. */
export function ToastRegion() {
  const t = useTranslations('shell.toast');
  return <Toaster labels={{ region: t('region'), toast: t('toast'), close: t('close') }} />;
}
