import type { Article } from '#features/news/article.ts';
import { type ArticleSection, readArticleContent } from '#features/news/article-content.ts';
import { completed, type IndexedPassage } from './indexed-passage.ts';
import { readTerms } from './language/read-terms.ts';
import { joinUnits, sentences, type TextUnit } from './text-units.ts';

/** What of an article can be quoted. */
type QuotedArticle = Pick<Article, 'id' | 'slug' | 'title' | 'excerpt' | 'content' | 'language'>;

/** A text about the plans comes before an article that has the same words. */
const ARTICLE_WEIGHT = 0.8;

type Piece = { headings: readonly string[]; units: readonly TextUnit[] };

/**
 * An article in pieces that can be answers: each paragraph and each list with the headings above it. What an article
 * says is quoted and nothing else; an instruction in it is text.
 */
export function articlePassages({
  id,
  slug,
  title,
  excerpt,
  content,
  language,
}: QuotedArticle): IndexedPassage[] {
  const pieces = readArticleContent(content)
    .flatMap((section) => sectionPieces(section, language))
    .filter((piece) => piece.units.length > 0);
  const whole: Piece = { headings: [], units: units([excerpt], false, language) };
  const subject = readTerms(`${title}. ${excerpt}`, language);
  return (pieces.length > 0 ? pieces : [whole]).map(({ headings, units: said }, index) =>
    completed({
      id: `${id}:${index}`,
      group: `article:${id}`,
      kind: 'article',
      weight: ARTICLE_WEIGHT,
      href: `/news/${encodeURIComponent(slug)}`,
      label: title,
      text: joinUnits(said),
      about: [readTerms(title, language)],
      units: said,
      summary: excerpt.trim(),
      fields: {
        about: subject,
        further: readTerms(headings.join('. '), language),
        text: readTerms(joinUnits(said), language),
      },
    }),
  );
}

/**
 * The paragraphs of a section are one piece, each of its lists another. A single sentence above lists only leads to
 * them.
 */
function sectionPieces(section: ArticleSection, language: Article['language']): Piece[] {
  const { title, paragraphs, items, subsections } = section;
  const said = units(paragraphs, false, language);
  const leads =
    said.length === 1 && items.length + subsections.length > 0 ? said.map(({ text }) => text) : [];
  return [
    ...(leads.length > 0 ? [] : [{ headings: [title], units: said }]),
    { headings: [title, ...leads], units: units(items, true, language) },
    ...subsections.map((subsection) => ({
      headings: [title, ...leads, subsection.title],
      units: units(subsection.items, true, language),
    })),
  ];
}

function units(texts: readonly string[], isItem: boolean, language: Article['language']): TextUnit[] {
  return texts
    .filter((text) => text.trim() !== '')
    .flatMap((text) =>
      (isItem ? [text.trim()] : sentences(text, language)).map((unit) => ({ text: unit, isItem })),
    );
}
