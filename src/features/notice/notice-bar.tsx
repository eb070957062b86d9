import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { useSite } from '#site/site-context.tsx';
import { announce } from '#ui/screen-reader.tsx';
import { closeNotice, showUnlessClosed } from './closed-notice.ts';
import { NoticeText } from './notice-text.tsx';

/**
 * The notice that stands over every page. It comes with the page, where it is read in its place; one that appears later
 * is announced. Closed, it stays away on this device until it is changed.
 */
export function NoticeBar() {
  const t = useTranslations('shell.notice');
  const { notice } = useSite();
  const locale = usePageLocale();
  const version = String(notice?.version);
  const shown = useRef(version);
  const words = notice && `${t(notice.level)}: ${notice.words[locale]}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same notice is not read again in another language
  useEffect(() => {
    const isNew = shown.current !== version;
    shown.current = version;
    if (showUnlessClosed(version) && isNew && words) announce(words);
  }, [version]);
  if (!notice) return null;
  const close = () => {
    closeNotice(version);
    // The button goes with the bar; the keyboard goes on at the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className="print:hidden [[data-notice-closed]_&]:hidden">
      <NoticeText notice={notice} locale={locale} onClose={close} />
    </div>
  );
}
