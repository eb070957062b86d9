import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { Notice } from '#ui/notice.tsx';
import { type NoticeBody, noticeEnd } from '../notice.ts';

interface NoticeStandsProps {
  /** Undefined where there is none, or it has ended. */
  body: NoticeBody | undefined;
  /** The button that takes it away. */
  children: ReactNode;
}

/** What stands over every page now, and until when. */
export function NoticeStands({ body, children }: NoticeStandsProps) {
  const t = useTranslations('notice');
  if (!body) return <Notice>{t('none')}</Notice>;
  const end = noticeEnd(body.until);
  return (
    <Notice tone="positive" title={t('stands')}>
      <p>{body.spanish}</p>
      <p className="mb-3 text-sm">{end ? t('endsAt', { date: shortTimeOf(end) }) : t('endsNever')}</p>
      <div>{children}</div>
    </Notice>
  );
}
