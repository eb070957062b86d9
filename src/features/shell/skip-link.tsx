import { useTranslations } from 'use-intl';

/** First stop of the keyboard on every page: jumps over header and navigation. */
export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#content"
      className="sr-only top-2 left-4 z-50 rounded-control bg-white px-5 py-3 font-bold text-ink shadow-raised focus:not-sr-only focus:fixed"
    >
      {t('skipToContent')}
    </a>
  );
}
