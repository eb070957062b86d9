import type { Passage, Question, Sources, Topic } from '../../engine/topic.ts';
import { readSiteText } from '../../passages/say-site-text.ts';
import { answerUnsure } from '../../refusals/refusals.server.ts';

/** As many articles are named as home shows at once. */
const MOST_NAMED = 3;
/** Among so many parts of articles the next of the same article is looked for. */
const NEAREST = 4;

/**
 * What articles say to a question that is one for them: the likeliest part, and the next likely one of that article; as
 * not certain where too few of the question's words are there.
 */
export const articleFact: Topic = (question) => ({
  answer: async (sources) => {
    const [best, ...others] = (await sources.findInArticles(question)).slice(0, NEAREST);
    if (!best) return undefined;
    const next = others.find(({ href }) => href === best.href);
    const said = next ? [best.text, next.text] : [best.text];
    const isSure = (await sources.findAnswer(question))?.href === best.href;
    return isSure
      ? { kind: 'answer', text: said.join('\n\n'), links: [linkTo(best)] }
      : answerUnsure([{ ...best, text: said.join(' ') }], question, sources.site);
  },
  continueWith: () => undefined,
});

/** Which articles there are: first those that have something to do with the question, then the newest. */
export const namedArticles: Topic = (question) => ({
  answer: async (sources) => {
    const { site } = sources;
    const { locale } = question;
    const named = (await articlesAbout(question, sources)).slice(0, MOST_NAMED);
    const lines = named.map(({ label, text }) => `- ${label}: ${text}`);
    const news = { href: '/news', label: readSiteText(site, locale, 'passages.labels.news') };
    return {
      kind: 'answer',
      text: [readSiteText(site, locale, 'news.lead'), lines.join('\n')].filter(Boolean).join('\n\n'),
      links: [news, ...named.map(linkTo)],
    };
  },
  continueWith: () => undefined,
});

async function articlesAbout(question: Question, sources: Sources): Promise<Passage[]> {
  const articles = await sources.listArticles(question.locale);
  const found = (await sources.findInArticles(question)).map(({ href }) => href);
  // What was not found keeps its order behind what was.
  const place = ({ href }: Passage) => (found.includes(href) ? found.indexOf(href) : found.length);
  return articles.toSorted((one, other) => place(one) - place(other));
}

function linkTo({ href, label }: Passage): Pick<Passage, 'href' | 'label'> {
  return { href, label };
}
