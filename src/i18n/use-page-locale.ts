import { useLocale } from 'use-intl';
import { isLocale, type Locale } from '#i18n/locale.ts';

/** The page's language. (use-intl itself is given the tag with the region, so that numbers read as in Florida.) */
export function usePageLocale(): Locale {
  const language = useLocale().slice(0, 2);
  return isLocale(language) ? language : 'en';
}
