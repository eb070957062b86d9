import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { emergencyHref, emergencyNumberIn } from '#site/emergency-calls.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ArticlePartProps, Bullets, Paragraphs, Subsections } from './article-body.tsx';
import { type ArticleSection, isDanger, readArticleContent } from './article-content.ts';

/**
 * The sections of an article that are about danger, each in a box of its own with the number to call, to stand above
 * everything else. Nothing where there are none.
 */
export function ArticleDanger({ content, level }: ArticlePartProps) {
  return readArticleContent(content)
    .filter(isDanger)
    .map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and titles may repeat
      <DangerBox key={index} section={section} level={level} />
    ));
}

function DangerBox({ section, level }: { section: ArticleSection; level: 2 | 3 }) {
  const t = useTranslations('news.article');
  const locale = usePageLocale();
  const { title, paragraphs, items, subsections } = section;
  const Heading = level === 2 ? 'h2' : 'h3';
  const number = emergencyNumberIn(title) ?? '';
  return (
    <section className="wrap-anywhere my-6 first:mt-0 max-w-reading space-y-3 rounded-surface border-4 border-coral-600 bg-coral-100 p-5 print:break-inside-avoid">
      <Heading className="flex gap-3 text-coral-700 text-title-sm">
        <Icon name="alert" className="mt-0.5 size-[1.2em]" />
        <span className="min-w-0">{title}</span>
      </Heading>
      <Paragraphs paragraphs={paragraphs} />
      <Bullets items={items} />
      <Subsections subsections={subsections} level={level === 2 ? 3 : 4} />
      <p lang={locale} className="print:hidden">
        <a href={emergencyHref(number)} className={buttonClass('primary', 'md', 'max-sm:w-full')}>
          <Icon name="phone" />
          <span>{t('call', { number })}</span>
        </a>
      </p>
    </section>
  );
}
