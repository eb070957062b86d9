import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { useDialogInAddress } from '#client/dialog-address.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import type { ArticleSummary } from './article.ts';
import { articlePath, articlePlace, slugOfPlace } from './article-address.ts';
import { ArticleCard } from './article-card.tsx';
import { articlesQuery } from './articles.queries.ts';
import { FeedLink } from './feed-link.tsx';
import { useCarousel } from './use-carousel.ts';

/** The home page's news in its four states: loading, failed, empty, loaded (docs/product/articles.md, Section). */
export default function NewsSection({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('news');
  const locale = usePageLocale();
  const { data, isError, isFetching, refetch } = useQuery({
    ...articlesQuery(fetchApi, locale),
    // Switching the language keeps the place on the page.
    placeholderData: keepPreviousData,
  });
  const heading = <SectionHeading id="news-title" eyebrow={t('eyebrow')} title={t('title')} />;
  return (
    <section id="news" aria-labelledby="news-title" className="scroll-mt-6 py-6">
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

interface NewsCarouselProps {
  articles: readonly ArticleSummary[];
  fetchApi: FetchApi;
  /** What is beside the controls. */
  heading: ReactElement;
}

/** The articles in a row of one, two (from 768 px) or three (from 1024 px), which moves by itself. */
function NewsCarousel({ articles, fetchApi, heading }: NewsCarouselProps) {
  const t = useTranslations('news.carousel');
  const locale = usePageLocale();
  const { shown: slug, close } = useDialogInAddress(slugOfPlace);
  const listed = articles.find((article) => article.slug === slug);
  /** In place of the dialog in the history: Back does not ask for that again. */
  const goToPage = () => {
    if (slug !== undefined) window.location.replace(articlePath(listed?.language ?? locale, slug));
  };
  const ArticleDialog = useOnDemand(() => import('./article-dialog.tsx'), slug !== undefined, {
    onFailure: goToPage,
    onMovedOn: close,
  });
  const { track, isStopped, toggle, next, previous, frame, swipe } = useCarousel(slug !== undefined);
  return (
    <>
      <div {...frame}>
        <div className="relative items-end justify-between gap-x-10 sm:flex lg:*:max-w-none">
          {heading}
          {articles.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
            <div
              role="group"
              aria-label={t('controls')}
              className={`flex gap-2 max-sm:absolute max-sm:-top-3.5 max-sm:right-0 noscript:hidden print:hidden ${hiddenWhereAllFit(articles.length)}`}
            >
              <ControlButton
                icon={isStopped ? 'play' : 'pause'}
                label={t(isStopped ? 'play' : 'pause')}
                onPress={toggle}
                className="reduce-motion:hidden"
              />
              <ControlButton icon="arrow-left" label={t('previous')} onPress={previous} />
              <ControlButton icon="arrow-right" label={t('next')} onPress={next} />
            </div>
          )}
        </div>
        <ul
          ref={track}
          aria-label={t('label')}
          {...swipe}
          className="relative -mx-2 mt-1 flex snap-x snap-mandatory scroll-px-2 gap-6 overflow-x-auto overscroll-x-contain p-2 [scrollbar-width:none] sm:mt-2 noscript:[scrollbar-width:auto] print:flex-wrap"
        >
          {articles.map((article) => (
            <li
              key={article.id}
              className="min-w-0 shrink-0 basis-full snap-start md:basis-[calc((100%-1.5rem)/2)] lg:basis-[calc((100%-3rem)/3)] print:break-inside-avoid"
            >
              <ArticleCard article={article} place={articlePlace(article.slug)} />
            </li>
          ))}
        </ul>
      </div>
      {ArticleDialog && (
        <ArticleDialog slug={slug} listed={listed} fetchApi={fetchApi} onUnknown={goToPage} onClose={close} />
      )}
    </>
  );
}

/** Controls are of no use at widths where nothing is left to move. */
function hiddenWhereAllFit(count: number): string {
  if (count === 2) return 'md:hidden';
  return count === 3 ? 'lg:hidden' : '';
}

interface ControlButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  className?: string;
}

function ControlButton({ icon, label, onPress, className = '' }: ControlButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`inline-flex size-11 items-center justify-center rounded-control border-2 border-ink transition-colors hover:bg-sea-100 ${className}`}
    >
      <Icon name={icon} className="size-5" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
