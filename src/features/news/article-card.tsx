import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDialogLink } from '#client/use-dialog-link.ts';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import type { ArticleSummary } from './article.ts';
import { ArticlePicture } from './article-picture.tsx';

interface ArticleCardProps {
  article: ArticleSummary;
  /**
   * The article's place in the page's address: the link opens its dialog here instead of going to its page, where it
   * keeps leading for a new tab.
   */
  place?: string;
}

/** An article in short. The whole card is its read-more link. */
export function ArticleCard({ article, place }: ArticleCardProps) {
  return (
    <article
      id={place}
      lang={article.language}
      className="wrap-anywhere group relative flex scroll-mt-6 h-full flex-col overflow-hidden rounded-surface border border-line bg-white transition-shadow hover:shadow-card has-focus-visible:border-sea-600"
    >
      <ArticlePicture article={article} />
      <div className="flex grow flex-col p-4">
        <ArticleMeta article={article} />
        <h3 className="mt-1.5 text-title-xs">{article.title}</h3>
        <p className="mt-1.5 mb-2 line-clamp-2 text-ink-soft leading-snug">{article.excerpt}</p>
        {place ? <DialogLink article={article} place={place} /> : <ReadMore article={article} />}
      </div>
    </article>
  );
}

type DialogLinkProps = Required<ArticleCardProps>;

function DialogLink({ article, place }: DialogLinkProps) {
  return <ReadMore article={article} {...useDialogLink(place)} />;
}

type ReadMoreProps = { article: ArticleSummary } & Partial<ReturnType<typeof useDialogLink>>;

function ReadMore({ article, ...dialogLink }: ReadMoreProps) {
  const t = useTranslations('news.card');
  return (
    <Link
      to="/{-$locale}/news/$slug"
      params={{ slug: article.slug }}
      {...dialogLink}
      className="mt-auto self-start text-link after:absolute after:inset-0 after:rounded-surface"
    >
      <span>{t('readMore')}</span>
      <VisuallyHidden>{` ${t('about', { title: article.title })}`}</VisuallyHidden>
    </Link>
  );
}

/** Category and reading time on one line, and between them the date, if it is given as readers read it. */
export function ArticleMeta({ article, date }: { article: ArticleSummary; date?: string }) {
  return (
    <p className="text-ink-soft text-sm">
      <span className="font-bold text-sea-600">{article.category}</span>
      {date && (
        <>
          <Dot />
          <time dateTime={article.createdAt}>{date}</time>
        </>
      )}
      {article.readTime && (
        <>
          <Dot />
          <span>{article.readTime}</span>
        </>
      )}
    </p>
  );
}

function Dot() {
  return <span aria-hidden="true"> · </span>;
}
