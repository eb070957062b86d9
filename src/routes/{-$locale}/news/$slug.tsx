import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { type PreviewPicture, pageHead } from '#app/page-head.ts';
import { articleData } from '#app/structured-data.ts';
import type { Article } from '#features/news/article.ts';
import { articlePaths } from '#features/news/article-address.ts';
import { readArticlePicture } from '#features/news/article-image.ts';
import { ArticlePage } from '#features/news/article-page.tsx';
import { articleQuery, articlesQuery } from '#features/news/articles.queries.ts';
import { formatDay } from '#i18n/florida-clock.ts';

export const Route = createFileRoute('/{-$locale}/news/$slug')({
  loader: async ({ context: { locale, queryClient, fetchApi }, params }) => {
    const [article, messages] = await Promise.all([
      queryClient.ensureQueryData(articleQuery(fetchApi, params.slug)),
      loadMessages(locale, ['news']),
      // The article is worth showing without the others.
      queryClient.prefetchQuery(articlesQuery(fetchApi, locale)),
    ]);
    if (!article) throw notFound();
    const hasMoved = article.slug !== params.slug;
    const slug = article.language === locale ? article.slug : (article.counterpartSlug ?? article.slug);
    if (slug !== params.slug) {
      // What was loaded under that name earlier may lead back here.
      if (hasMoved) queryClient.setQueryData(articleQuery(fetchApi, article.slug).queryKey, article);
      throw redirect({
        to: '/{-$locale}/news/$slug',
        params: { ...params, slug },
        replace: true,
        // Whoever keeps it asks again: an article may have an earlier name back.
        ...(hasMoved && { statusCode: 301, headers: { 'Cache-Control': 'no-cache' } }),
      });
    }
    const { title, excerpt } = article;
    return {
      article,
      // Written where the page is: reading a calendar would cost a phone a tenth of a second during hydration.
      date: formatDay(new Date(article.createdAt), locale),
      messages,
      // Here and not in the head, whose code every page loads.
      about: { values: { title, excerpt }, picture: previewOf(article), paths: articlePaths(article) },
    };
  },
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { article, messages, about } = loaderData;
    return pageHead(matches, messages.news, {
      ...about,
      kind: 'article',
      ...(import.meta.env.SSR && { data: ({ site, address }) => [articleData(article, address, site)] }),
    });
  },
  component: Page,
});

function Page() {
  const { article, date } = Route.useLoaderData();
  const { fetchApi } = Route.useRouteContext();
  return <ArticlePage article={article} date={date} fetchApi={fetchApi} />;
}

/** The preview drawn for a bundled picture; the home page's for any other, whose shape is unknown. */
function previewOf({ image }: Article): PreviewPicture {
  const picture = readArticlePicture(image);
  return picture && 'bundled' in picture ? `news-${picture.bundled}` : 'home';
}
