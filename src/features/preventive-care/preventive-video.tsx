import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';

/** The film in the page's language; another language is another player, which begins with its captions. */
export function PreventiveVideo() {
  const locale = usePageLocale();
  return <Player key={locale} locale={locale} />;
}

/**
 * The silent film about the panel groups. Nothing of it is downloaded before it is started but its poster, which is its
 * first picture, and that only when the section comes near. Captions are on, in the page's language. Our controls lie in
 * the upper corner, because captions are at the bottom; without JavaScript the browser shows its own.
 */
function Player({ locale }: { locale: Locale }) {
  const t = useTranslations('preventiveCare.video');
  const video = useRef<HTMLVideoElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [captions, setCaptions] = useState<Locale | 'off'>(locale);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return;
    const show = () => {
      for (const track of tracks) track.mode = track.language === captions ? 'showing' : 'disabled';
    };
    show();
    // Browsers choose captions too, after a film is put into the page: Chromium adds the other language to ours.
    tracks.addEventListener('change', show);
    return () => tracks.removeEventListener('change', show);
  }, [captions]);

  const toggle = () => {
    if (isPlaying) video.current?.pause();
    // A browser that refuses to play leaves the button as it is.
    else video.current?.play().catch(() => setIsPlaying(false));
  };

  return (
    <div className="on-dark relative overflow-hidden rounded-surface bg-sea-700 print:hidden">
      <video
        ref={video}
        controls={!isHydrated}
        preload="none"
        playsInline
        width={1280}
        height={720}
        poster={isHydrated ? '/media/preventive-care.avif' : undefined}
        aria-label={t('label')}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        className="block aspect-video h-auto w-full"
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
        <span>{t('noVideo')}</span>
      </video>
      {/* The whole picture can be pressed. */}
      <button
        type="button"
        onClick={toggle}
        className="group absolute inset-0 rounded-surface -outline-offset-4 noscript:hidden"
      >
        <span
          className={classNames(
            'absolute flex items-center justify-center rounded-full bg-sea-900/85 group-hover:bg-sea-900',
            isPlaying
              ? 'top-5 left-3 size-11'
              : 'inset-x-0 top-[62%] mx-auto size-14 -translate-y-1/2 sm:top-1/2 sm:size-16',
          )}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} className={isPlaying ? 'size-5' : 'size-7'} />
        </span>
        <VisuallyHidden>{t(isPlaying ? 'pause' : 'play')}</VisuallyHidden>
      </button>
      <fieldset
        aria-label={t('captions')}
        className={classNames(
          'absolute top-5 flex items-center rounded-full bg-sea-900/85 pl-3 noscript:hidden',
          isPlaying ? 'left-16' : 'left-3',
        )}
      >
        <span aria-hidden="true" className="pr-1 font-bold text-sm text-sun-400">
          CC
        </span>
        {[locale, ...LOCALES.filter((other) => other !== locale)].map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={captions === language}
            onClick={() => setCaptions(captions === language ? 'off' : language)}
            className="size-11 rounded-full font-bold text-sm hover:bg-sea-700 aria-pressed:bg-white aria-pressed:text-sea-900"
          >
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <VisuallyHidden>{t(CAPTIONS[language])}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** What the captions in a language are called. */
const CAPTIONS = { en: 'captionsEn', es: 'captionsEs' } as const;
