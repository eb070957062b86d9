import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';

interface LoginFrameProps {
  /** Before the heading: a notice about the address. */
  notice?: ReactElement | undefined;
  /** Title of the card. */
  card: string;
  /** What the card holds. */
  children: ReactElement;
  /** Beneath the card. */
  below?: ReactElement | undefined;
}

/** A page of the administration for who is not signed in: brand, title, one card, the way back to the site. */
export function LoginFrame({ notice, card, children, below }: LoginFrameProps) {
  const t = useTranslations('admin');
  const { brandName } = useSite();
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center bg-sea-50 px-gutter py-12"
    >
      <div className="w-full max-w-[28rem]">
        {notice}
        <header>
          <p className="flex items-center gap-3 font-bold font-display text-title-xs">
            <BrandMark className="size-9" />
            <span>{brandName}</span>
          </p>
          <h1 className="mt-6 text-title-lg">{t('title')}</h1>
          <p className="mt-2 text-ink-soft">{t('login.note')}</p>
        </header>
        <section
          aria-labelledby="login-card"
          className="mt-8 rounded-surface bg-white px-5 py-6 shadow-card sm:px-8 sm:py-8"
        >
          <h2 id="login-card" className="mb-5 text-title-sm">
            {card}
          </h2>
          {children}
          <noscript>
            <p className="mt-5 font-semibold">{t('needsScript')}</p>
          </noscript>
        </section>
        {below}
        <p className="mt-8">
          {/* Reloaded, so that the server answers in the visitor's language. */}
          <a href="/" className="text-link">
            {t('frame.home')}
          </a>
        </p>
      </div>
    </main>
  );
}
