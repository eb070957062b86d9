import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OwnSession } from './own-sessions.queries.ts';

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One session: where, since when, and the button that ends it; this one is ended by signing out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('admin.sessions');
  const format = useFormatter();
  const { createdAt, lastUsedAt, isThisOne } = session;
  const browser = session.browser ?? t('unknownBrowser');
  const timeOf = (date: string) =>
    format.dateTime(new Date(date), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {browser} {isThisOne && <Badge tone="positive">{t('thisOne')}</Badge>}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {t('began', { time: timeOf(createdAt) })}
          <br />
          {t('lastUsed', { time: timeOf(lastUsedAt) })}
        </p>
      </div>
      {!isThisOne && (
        <Button variant="secondary" size="sm" busyLabel={isEnding ? t('ending') : undefined} onClick={onEnd}>
          {t('end')}
          <VisuallyHidden> {t('endWhich', { browser, time: timeOf(createdAt) })}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
