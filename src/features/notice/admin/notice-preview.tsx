import { Fragment } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { localeTag } from '#i18n/format.ts';
import type { PreviewWords } from '#revisions/panel/kind-panel.ts';
import type { NoticeBody } from '../notice.ts';
import { NoticeText } from '../notice-text.tsx';

interface NoticePreviewProps {
  body: NoticeBody;
  /** What the bar says around the notice. */
  words: PreviewWords;
}

/** The bar as it will stand on the site, in both languages; first in that of whoever writes it. */
export function NoticePreview({ body, words }: NoticePreviewProps) {
  const t = useTranslations('notice');
  const notice = {
    level: body.level,
    words: { en: body.english || t('empty.en'), es: body.spanish || t('empty.es') },
    href: body.link || undefined,
  };
  return (
    <section aria-labelledby="notice-preview">
      <h2 id="notice-preview" className="text-title-xs">
        {t('preview')}
      </h2>
      {(['es', 'en'] as const).map((locale) => (
        <Fragment key={locale}>
          <p className="mt-3 mb-1 font-bold text-sm">{t(`inLanguage.${locale}`)}</p>
          <div lang={locale} className="bg-white">
            <IntlProvider locale={localeTag(locale)} messages={words[locale]}>
              <NoticeText notice={notice} locale={locale} />
            </IntlProvider>
          </div>
        </Fragment>
      ))}
    </section>
  );
}
