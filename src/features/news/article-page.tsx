import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { Stripes } from '#ui/brand.tsx';
import { CopyAndPrint } from '#ui/copy-and-print.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { Article } from './article.ts';
import { articlePath } from './article-address.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleCard, ArticleMeta } from './article-card.tsx';
import { ArticleDanger } from './article-danger.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { articlesQuery } from './articles.queries.ts';
import { FeedLink } from './feed-link.tsx';

/** Other articles below the text: as many as are in a row. */
const MORE_COUNT = 3;

type ArticlePageProps = {
  article: Article;
  /** When it was published, in the page's language: "July 14, 2026". */
  date: string;
  fetchApi: FetchApi;
};

/** An article on a page of its own. */
export function ArticlePage({ article, date, fetchApi }: ArticlePageProps) {
  const t = useTranslations('news.article');
  const locale = usePageLocale();
  return (
    <>
      <FeedLink />
      <article lang={article.language} className="wrap-anywhere">
        <header className="fade-to-sea pt-6 pb-12 sm:pb-16 print:p-0">
          <Container>
            <Breadcrumb title={article.title} />
            {article.language !== locale && (
              <div lang={locale} className="mt-6">
                <Notice>{t(`onlyIn.${article.language}`)}</Notice>
              </div>
            )}
            <div className="mt-8 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr] print:grid-cols-[1.5fr_1fr]">
              <div>
                <Stripes />
                <h1 className="mt-5 text-title-xl">{article.title}</h1>
                <ArticleDanger content={article.content} level={2} />
                <p className="mt-5 text-ink-soft text-lead">{article.excerpt}</p>
                <div className="mt-5">
                  <ArticleMeta article={article} date={date} />
                </div>
              </div>
              <ArticlePicture
                article={article}
                fit="whole"
                // Rounder corners would take a flyer's away.
                className={article.pictureSize ? 'rounded-control' : 'rounded-panel'}
                isFirst
              />
            </div>
          </Container>
        </header>
        <Container className="py-12 sm:py-16">
          <div className="mx-auto max-w-reading">
            <ArticleBody content={article.content} level={2} />
            <div lang={locale} className="mt-14 space-y-8 border-line border-t pt-8 print:hidden">
              <ShareArticle path={articlePath(article.language, article.slug)} />
              <p>
                <Link to="/{-$locale}" hash="news" className="text-link">
                  <Icon name="arrow-left" className="mr-2 size-[1.1em]" />
                  <span>{t('back')}</span>
                </Link>
              </p>
            </div>
          </div>
        </Container>
      </article>
      <MoreNews shownId={article.id} fetchApi={fetchApi} />
    </>
  );
}

function Breadcrumb({ title }: { title: string }) {
  const t = useTranslations('news.article');
  const locale = usePageLocale();
  return (
    <nav aria-label={t('breadcrumb')} lang={locale} className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <li>
          <Link to="/{-$locale}" className="inline-block py-1 text-link">
            {t('home')}
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <Icon name="chevron-down" className="size-4 -rotate-90 text-ink-soft" />
          <Link to="/{-$locale}" hash="news" className="inline-block py-1 text-link">
            {t('news')}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-2">
          <Icon name="chevron-down" className="size-4 -rotate-90 text-ink-soft" />
          <span aria-current="page" className="min-w-0 text-ink-soft">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}

/** Other articles in the page's language; nothing when there are none, or they could not be loaded. */
function MoreNews({ shownId, fetchApi }: { shownId: string; fetchApi: FetchApi }) {
  const t = useTranslations('news.article');
  const { data = [] } = useQuery(articlesQuery(fetchApi, usePageLocale()));
  const others = data.filter(({ id }) => id !== shownId).slice(0, MORE_COUNT);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-news" className="border-line border-t py-section print:hidden">
      <Container>
        <h2 id="more-news" className="text-title-lg">
          {t('more')}
        </h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Copies the article's lasting address, or prints the article. */
function ShareArticle({ path }: { path: string }) {
  const t = useTranslations('news.article');
  return (
    <section aria-labelledby="article-share" className="noscript:hidden print:hidden">
      <h2 id="article-share" className="text-title-xs">
        {t('share')}
      </h2>
      <CopyAndPrint
        id="article-link"
        link={() => window.location.origin + path}
        labels={{
          copyLink: t('copyLink'),
          copied: t('copied'),
          copyByHand: t('copyByHand'),
          print: t('print'),
        }}
      />
    </section>
  );
}
