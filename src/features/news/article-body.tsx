import { formatDay } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import type { ArticleSummary } from './article.ts';
import { ArticleMeta } from './article-card.tsx';
import { type ArticleSection, readArticleContent } from './article-content.ts';
import { ArticlePicture } from './article-picture.tsx';

/** What an article shown over a page begins with: its picture, what it is about, and its first words. */
export function ArticleLead({ article }: { article: ArticleSummary }) {
  const date = formatDay(new Date(article.createdAt), usePageLocale());
  return (
    <div className="wrap-anywhere grid items-center gap-x-7 gap-y-5 sm:grid-cols-2">
      <ArticlePicture article={article} fit="whole" className="rounded-control" />
      <div className="space-y-3">
        <ArticleMeta article={article} date={date} />
        <p className="text-lead">{article.excerpt}</p>
      </div>
    </div>
  );
}

interface ArticleBodyProps {
  content: unknown;
  /** Level of the sections' headings: 2 on a page of its own, 3 below a dialog's title. */
  level: 2 | 3;
}

/** The full text of an article. Whatever is in it is shown as text, HTML included. */
export function ArticleBody({ content, level }: ArticleBodyProps) {
  return (
    <div className="wrap-anywhere space-y-10">
      {readArticleContent(content).map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and titles may repeat
        <Section key={index} section={section} level={level} />
      ))}
    </div>
  );
}

function Section({ section, level }: { section: ArticleSection; level: 2 | 3 }) {
  const { title, paragraphs, items, subsections } = section;
  const Heading = level === 2 ? 'h2' : 'h3';
  const Subheading = title === '' ? Heading : level === 2 ? 'h3' : 'h4';
  return (
    <section className="space-y-4">
      {title !== '' && <Heading className={level === 2 ? 'text-title-md' : 'text-title-sm'}>{title}</Heading>}
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and paragraphs may repeat
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <Bullets items={items} />
      {subsections.length > 0 && (
        <div className="grid gap-4 pt-1 sm:grid-cols-2">
          {subsections.map((inner, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and titles may repeat
              key={index}
              className="space-y-3 rounded-surface bg-sea-50 p-5 sm:last:odd:col-span-2 print:break-inside-avoid print:p-0 forced-colors:border"
            >
              {inner.title !== '' && <Subheading className="text-title-xs">{inner.title}</Subheading>}
              <Bullets items={inner.items} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-coral-600">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and bullets may repeat
        <li key={index} className="whitespace-pre-line pl-1">
          {item}
        </li>
      ))}
    </ul>
  );
}
