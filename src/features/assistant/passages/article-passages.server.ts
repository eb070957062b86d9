import type { Article } from '#features/news/article.ts';
import { type ArticleSection, readArticleContent } from '#features/news/article-content.ts';
import type { IndexedPassage } from './indexed-passage.server.ts';
import { termsOf } from './search-terms.server.ts';
import { joinUnits, sentences, type TextUnit } from './text-units.ts';

/** The parts of an article that can be quoted. */
type QuotedArticle = Pick<Article, 'id' | 'slug' | 'title' | 'excerpt' | 'content' | 'language'>;

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
  const subject = termsOf(`${title}. ${excerpt}`, language);
  return (pieces.length > 0 ? pieces : [whole]).map(({ headings, units: said }, index) => ({
    id: `${id}:${index}`,
    kind: 'article',
    group: id,
    href: `/news/${encodeURIComponent(slug)}`,
    label: title,
    text: joinUnits(said),
    units: said,
    fields: {
      subject,
      headings: termsOf(headings.join('. '), language),
      text: termsOf(joinUnits(said), language),
    },
  }));
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
