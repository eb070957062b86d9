import type { FaqText } from '#features/faq/faq-texts.ts';

/** Gives search engines the questions and answers of the page as data (schema.org, FAQPage). Nothing is shown. */
export function FaqForSearchEngines({ texts }: { texts: readonly FaqText[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: texts.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  // No text can end the script: "<" is written as JSON's escape.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; the texts are our own
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
