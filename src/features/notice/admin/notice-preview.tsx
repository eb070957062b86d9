import { type ComponentProps, Fragment } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { localeTag } from '#i18n/format.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import type { NoticeBody } from '../notice.ts';
import { NoticeText } from '../notice-text.tsx';

/** What the bar says around the notice, in each language. */
export type PreviewMessages = Record<Locale, NonNullable<ComponentProps<typeof IntlProvider>['messages']>>;

interface NoticePreviewProps {
  body: NoticeBody;
  messages: PreviewMessages;
}

/** The bar as it will stand on the site, in both languages. */
export function NoticePreview({ body, messages }: NoticePreviewProps) {
  const t = useTranslations('notice');
  const notice = {
    level: body.level,
    words: { en: body.english || t('empty.en'), es: body.spanish || t('empty.es') },
    href: body.link || undefined,
  };
  return (
    <section aria-labelledby="notice-preview">
      <h3 id="notice-preview" className="text-title-xs">
        {t('preview')}
      </h3>
      {LOCALES.map((locale) => (
        <Fragment key={locale}>
          <p className="mt-3 mb-1 font-bold text-sm">{t(`inLanguage.${locale}`)}</p>
          <div lang={locale} className="bg-white">
            <IntlProvider locale={localeTag(locale)} messages={messages[locale]}>
              <NoticeText notice={notice} locale={locale} />
            </IntlProvider>
          </div>
        </Fragment>
      ))}
    </section>
  );
}
