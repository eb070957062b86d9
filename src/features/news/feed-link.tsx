import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { useSite } from '#site/site-context.tsx';

/** Tells feed readers, in the page's head, where the feed in the page's language is. */
export function FeedLink() {
  const t = useTranslations('news.feed');
  const locale = usePageLocale();
  const { brandName } = useSite();
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      href={`/${locale}/feed.xml`}
      title={t('title', { brand: brandName })}
    />
  );
}
