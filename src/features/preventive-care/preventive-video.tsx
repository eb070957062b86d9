import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';

/**
 * The silent film about the panel groups, with the browser's own controls. Nothing of it is downloaded before it is
 * started but its poster, and that only when the section comes near. Captions are on, in the page's language.
 */
export function PreventiveVideo() {
  const t = useTranslations('preventiveCare.video');
  const locale = usePageLocale();
  const [isNear, setIsNear] = useState(false);
  useEffect(() => setIsNear(true), []);
  return (
    <video
      // A browser chooses the captions once: another language is another player.
      key={locale}
      controls
      preload="none"
      playsInline
      width={1280}
      height={720}
      poster={isNear ? '/media/preventive-care.avif' : undefined}
      aria-label={t('label')}
      className="aspect-video h-auto w-full rounded-surface bg-sea-700 print:hidden"
    >
      <source src="/media/preventive-care.webm" type="video/webm" />
      <source src="/media/preventive-care.mp4" type="video/mp4" />
      <track
        kind="captions"
        src="/media/preventive-care.en.vtt"
        srcLang="en"
        label={t('captionsEn')}
        default={locale === 'en'}
      />
      <track
        kind="captions"
        src="/media/preventive-care.es.vtt"
        srcLang="es"
        label={t('captionsEs')}
        default={locale === 'es'}
      />
      {t('noVideo')}
    </video>
  );
}
