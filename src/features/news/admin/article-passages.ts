import { useTranslations } from 'use-intl';
import { readPicturePath } from '#features/pictures/picture.ts';
import type { Passage } from '#revisions/panel/passages.ts';
import { readArticleContent } from '../article-content.ts';
import { BUNDLED_PICTURES } from '../article-image.ts';
import { articleKind } from '../article-kind.ts';

/**
 * How a version of an article is told in words, part by part.
 *
 * @returns a function that gives undefined for what this version of the program cannot read
 */
export function useArticlePassages(): (body: unknown) => readonly Passage[] | undefined {
  const t = useTranslations('articles');
  return (body) => {
    const { data: article } = articleKind.schema.safeParse(body);
    if (!article) return undefined;
    return [
      { label: t('editor.title'), text: article.title },
      { label: t('editor.excerpt'), text: article.excerpt },
      { label: t('content.first'), text: contentText(article.content) },
      { label: t('editor.image'), text: pictureInWords(article.image, t) },
      { label: t('editor.alt'), text: article.alt ?? '' },
      { label: t('editor.category'), text: article.category },
      { label: t('editor.readTime'), text: article.readTime ?? '' },
      { label: t('editor.language'), text: t(`languages.${article.language}`) },
      { label: t('list.state'), text: t(`states.${article.isActive ? 'active' : 'inactive'}`) },
    ];
  };
}

type Words = ReturnType<typeof useTranslations<'articles'>>;

/** A drawing of the site by its name; of uploaded pictures enough of their name to tell one from another. */
function pictureInWords(image: string | null, t: Words): string {
  if (image === null) return '';
  const bundled = BUNDLED_PICTURES.find((name) => name === image);
  if (bundled) return t(`editor.bundledPictures.${bundled}`);
  const id = readPicturePath(image);
  return id === undefined ? image : t('editor.uploaded', { name: id.slice(0, 8) });
}

/** The content as text: headings, paragraphs and points, each on lines of its own. */
function contentText(content: unknown): string {
  return readArticleContent(content)
    .map(({ title, paragraphs, items, subsections }) =>
      [
        title,
        ...paragraphs,
        points(items),
        ...subsections.flatMap((part) => [part.title, points(part.items)]),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

const points = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n');
