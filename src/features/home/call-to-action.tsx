import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { Stripes } from '#ui/stripes.tsx';

/** The band that closes the landing page: the two things a visitor can do here right now. */
export function CallToAction() {
  const t = useTranslations('home.callToAction');
  return (
    <section aria-labelledby="call-to-action-title" className="bg-sun-100 py-16 sm:py-20 print:hidden">
      <Container className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <Stripes />
          <h2 id="call-to-action-title" className="mt-5 text-title-lg">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[52ch] text-ink-soft text-lead">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col lg:flex-col">
          <Link to="/{-$locale}/quote" className={buttonClass()}>
            {t('quote')}
          </Link>
          <Link to="/{-$locale}/providers" className={buttonClass('secondary')}>
            {t('providers')}
          </Link>
        </div>
      </Container>
    </section>
  );
}
