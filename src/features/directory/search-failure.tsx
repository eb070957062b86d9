import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { problemOf } from '#client/api.ts';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { useIsOffline } from '#ui/connection.ts';
import { Notice } from '#ui/notice.tsx';

interface SearchFailureProps {
  /** Takes the focus after a search of the visitor. */
  ref: Ref<HTMLDivElement>;
  error: unknown;
  onRetry: () => void;
}

/**
 * A search that failed: the sentence for an empty list (docs/product/directory.md), and the truth that the search
 * itself did not work, with a way to try again.
 */
export function SearchFailure({ ref, error, onRetry }: SearchFailureProps) {
  const t = useTranslations('directory.results');
  const { phones } = useSite();
  const seconds = problemOf(error)?.retryAfterSeconds;
  const isOffline = useIsOffline();
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="problem" role="alert" title={t('failed')}>
        <p>{t('empty')}</p>
        <p className="mt-1">
          {isOffline && t('offline')}
          {!isOffline && seconds !== undefined && t('tooMany', { seconds })}
          {!isOffline &&
            seconds === undefined &&
            t.rich('failedHint', { phone: () => <PhoneLink phone={phones.customerService} /> })}
        </p>
        <p className="mt-4">
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
