import { formatDay } from '#i18n/florida-clock.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { classNames } from '#ui/class-names.ts';
import type { ArticleSummary } from './article.ts';
import { ArticleMeta } from './article-card.tsx';
import {
  type ArticleSection,
  type ArticleSubsection,
  isDanger,
  readArticleContent,
} from './article-content.ts';
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

export interface ArticlePartProps {
  content: unknown;
  /** Level of the sections' headings: 2 on a page of its own, 3 below a dialog's title. */
  level: 2 | 3;
}

/**
 * The text of an article without the sections about danger, which stand above it (`article-danger.tsx`). Whatever is in
 * it is shown as text, HTML included.
 */
export function ArticleBody({ content, level }: ArticlePartProps) {
  return (
    <div className="wrap-anywhere space-y-10">
      {readArticleContent(content)
        .filter((section) => !isDanger(section))
        .map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and titles may repeat
          <Section key={index} section={section} level={level} />
        ))}
    </div>
  );
}

function Section({ section, level }: { section: ArticleSection; level: 2 | 3 }) {
  const { title, paragraphs, items, subsections } = section;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="space-y-4">
      {title !== '' && <Heading className={level === 2 ? 'text-title-md' : 'text-title-sm'}>{title}</Heading>}
      <Paragraphs paragraphs={paragraphs} />
      <Bullets items={items} />
      <Subsections subsections={subsections} level={title === '' ? level : level === 2 ? 3 : 4} />
    </section>
  );
}

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and paragraphs may repeat
    <p key={index} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));
}

interface SubsectionsProps {
  subsections: readonly ArticleSubsection[];
  /** Of their headings. */
  level: 2 | 3 | 4;
}

/** Parts of a section side by side; one about danger has the colour of danger. */
export function Subsections({ subsections, level }: SubsectionsProps) {
  if (subsections.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-4 pt-1 sm:grid-cols-2">
      {subsections.map((inner, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and titles may repeat
          key={index}
          className={classNames(
            'space-y-3 rounded-surface p-5 sm:last:odd:col-span-2 print:break-inside-avoid forced-colors:border',
            isDanger(inner) ? 'border-2 border-coral-600 bg-coral-100' : 'bg-sea-50 print:p-0',
          )}
        >
          {inner.title !== '' && (
            <Heading className={classNames('text-title-xs', isDanger(inner) && 'text-coral-700')}>
              {inner.title}
            </Heading>
          )}
          <Bullets items={inner.items} />
        </div>
      ))}
    </div>
  );
}

export function Bullets({ items }: { items: readonly string[] }) {
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
