import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ArticleSummary } from './article.ts';
import { ArticleMeta } from './article-meta.tsx';
import { ArticlePicture } from './article-picture.tsx';

interface ArticleCardProps {
  article: ArticleSummary;
  /** Shows the article here instead of going to its page; the link keeps leading there for a new tab. */
  onRead?: ((article: ArticleSummary) => void) | undefined;
}

/** An article in short. The whole card is its read-more link. */
export function ArticleCard({ article, onRead }: ArticleCardProps) {
  const t = useTranslations('news.card');
  const read = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!onRead || isForNewTab) return;
    event.preventDefault();
    onRead(article);
  };
  return (
    <article
      lang={article.language}
      className="group relative flex h-full flex-col overflow-hidden rounded-surface border border-line bg-white transition-shadow hover:shadow-card has-focus-visible:border-sea-600"
    >
      <ArticlePicture article={article} />
      <div className="flex grow flex-col p-5 sm:p-6">
        <ArticleMeta article={article} />
        <h3 className="mt-2.5 text-title-xs sm:text-title-sm">{article.title}</h3>
        <p className="mt-2.5 mb-5 text-ink-soft">{article.excerpt}</p>
        <Link
          to="/{-$locale}/news/$slug"
          params={{ slug: article.slug }}
          onClick={read}
          className="mt-auto self-start text-link after:absolute after:inset-0 after:rounded-surface"
        >
          {t('readMore')}
          <VisuallyHidden> {t('about', { title: article.title })}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
