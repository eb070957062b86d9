import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { problemOf } from '#client/api.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { isExternal } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { Stripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { useIsOffline } from '#ui/connection.ts';
import { ButtonLink } from '#ui/external-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { ShortlistLinkPart } from '../shortlist/shortlist-link-part.tsx';

/*
 * What stands in place of results before a search and after one that failed: it comes with the page, for without a
 * connection nothing else can.
 */

/** What is in place of results before any search. */
export function SearchPrompt() {
  const t = useTranslations('directory.prompt');
  const tSite = useTranslations('site');
  const { phones, links } = useSite();
  return (
    <section className="rounded-panel bg-sea-50 px-6 py-10 sm:px-10">
      <div className="flex items-center justify-between">
        <Stripes />
        <ShortlistLinkPart hasWords />
      </div>
      <h2 className="mt-4 text-title-md">{t('title')}</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft text-lead">{t('text')}</p>
      <p className="mt-4">{t.rich('call', { phone: () => <PhoneLink phone={phones.customerService} /> })}</p>
      <p className="mt-8">
        <ButtonLink
          href={links.newQuote}
          variant="secondary"
          newTabLabel={isExternal(links.newQuote) ? tSite('opensInNewTab') : undefined}
        >
          {t('quote')}
        </ButtonLink>
      </p>
    </section>
  );
}

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
          {isOffline && <span>{t('offline')}</span>}
          {!isOffline && seconds !== undefined && <span>{t('tooMany', { seconds })}</span>}
          {!isOffline && seconds === undefined && (
            <span>{t.rich('failedHint', { phone: () => <PhoneLink phone={phones.customerService} /> })}</span>
          )}
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
