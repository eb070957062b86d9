import { useTranslations } from 'use-intl';
import { CopyAndPrint } from '#ui/copy-and-print.tsx';

/** Copies the article's lasting address, or prints the article. */
export function ShareArticle({ path }: { path: string }) {
  const t = useTranslations('news.article');
  return (
    <section aria-labelledby="article-share" className="noscript:hidden print:hidden">
      <h2 id="article-share" className="text-title-xs">
        {t('share')}
      </h2>
      <CopyAndPrint
        id="article-link"
        link={() => window.location.origin + path}
        labels={{
          copyLink: t('copyLink'),
          copied: t('copied'),
          copyByHand: t('copyByHand'),
          print: t('print'),
        }}
      />
    </section>
  );
}
