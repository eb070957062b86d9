import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { articlesQuery } from './articles.queries.ts';
import { FeedLink } from './feed-link.tsx';
import { NewsCarousel } from './news-carousel.tsx';

/** The home page's news in its four states: loading, failed, empty, loaded (docs/product/articles.md, Section). */
export default function NewsSection({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('news');
  const locale = usePageLocale();
  const { data, isError, isFetching, refetch } = useQuery({
    ...articlesQuery(fetchApi, locale),
    // Switching the language keeps the place on the page.
    placeholderData: keepPreviousData,
  });
  const heading = (
    <SectionHeading id="news-title" eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
  );
  return (
    <section id="news" aria-labelledby="news-title" className="scroll-mt-6 py-section">
      <FeedLink />
      <Container>
        {data && data.length > 0 ? (
          <NewsCarousel articles={data} fetchApi={fetchApi} heading={heading} />
        ) : (
          <>
            {heading}
            <div className="mt-8">
              {data && <p className="text-ink-soft">{t('empty')}</p>}
              {isError && (
                <Notice tone="problem" role="alert" title={t('failed')}>
                  <Button
                    variant="secondary"
                    size="sm"
                    className="mt-3 noscript:hidden"
                    busyLabel={isFetching ? t('loading') : undefined}
                    onClick={() => void refetch()}
                  >
                    {t('tryAgain')}
                  </Button>
                </Notice>
              )}
              {!data && !isError && (
                // As high as the cards will be, so that what follows stays where the visitor is reading.
                <div className="min-h-136">
                  <LoadingStripes>{t('loading')}</LoadingStripes>
                </div>
              )}
            </div>
          </>
        )}
      </Container>
    </section>
  );
}
