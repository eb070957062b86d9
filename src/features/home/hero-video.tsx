import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';

/**
 * The sunrise over the arch picture, cut by the same classes: silent, played once. Its first and last picture are the
 * scene beneath, so it comes and goes unseen. Where it cannot be played the picture stays alone.
 */
export default function HeroVideo({ className }: { className: string }) {
  const t = useTranslations('home.hero');
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'playing' | 'paused' | 'ended' | 'failed'>('loading');
  if (state === 'failed') return null;

  const toggle = () => {
    if (state === 'playing') video.current?.pause();
    // A browser that refuses to play says so by staying paused.
    else video.current?.play().catch(() => setState('paused'));
  };
  const label = { playing: t('pauseVideo'), paused: t('playVideo'), ended: t('playVideoAgain') };

  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        width={640}
        height={780}
        onPlaying={() => setState('playing')}
        onPause={(event) => setState(event.currentTarget.ended ? 'ended' : 'paused')}
        onEnded={() => setState('ended')}
        className={classNames(
          'absolute inset-0 transition-opacity duration-300 print:hidden',
          className,
          state === 'loading' || state === 'ended' ? 'opacity-0' : 'opacity-100',
        )}
      >
        <source src="/media/hero-sunrise.webm" type="video/webm" />
        <source src="/media/hero-sunrise.mp4" type="video/mp4" onError={() => setState('failed')} />
      </video>
      {state !== 'loading' && (
        <button
          type="button"
          onClick={toggle}
          className="on-dark absolute right-3 bottom-9 flex size-11 items-center justify-center rounded-full bg-sea-900/80 hover:bg-sea-900 @min-[62rem]:right-4 @min-[62rem]:bottom-4 print:hidden"
        >
          <Icon name={state === 'playing' ? 'pause' : 'play'} className="size-5" />
          <VisuallyHidden>{label[state]}</VisuallyHidden>
        </button>
      )}
    </>
  );
}
