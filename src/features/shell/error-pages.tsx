import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { OutsideLink, PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { useIsOffline, useOnceOnline } from '#ui/connection.ts';
import { Container, SectionHeading } from '#ui/section.tsx';
import notFoundScene from './not-found-scene.svg';

/* What is shown in place of a page: for a path that has none, and for one that failed. */

const WAY_ON_PRIMARY = buttonClass('primary', 'md', 'max-sm:w-full');
const WAY_ON = buttonClass('secondary', 'md', 'max-sm:w-full');

/** Any path without a page (docs/product/pages.md, Not found): its two sentences, then words and ways for a visitor. */
export function NotFoundPage() {
  const t = useTranslations('shell.notFound');
  const { brandName, links, phones } = useSite();
  return (
    <Container className="grid items-center gap-6 py-8 md:grid-cols-2 lg:py-16">
      <title>{`${t('pageTitle')} | ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <img
        src={notFoundScene}
        alt=""
        width={640}
        height={560}
        className="h-auto w-1/2 max-w-[28rem] md:w-full print:hidden"
      />
      <div>
        <SectionHeading level={1} title={t('title')} lead={t('text')} />
        <p className="mt-6">{t('help')}</p>
        <ul className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
          <li>
            <OutsideLink href={links.findDoctor} className={WAY_ON_PRIMARY}>
              {t('findDoctor')}
            </OutsideLink>
          </li>
          <li>
            <OutsideLink href={links.newQuote} className={WAY_ON}>
              {t('quote')}
            </OutsideLink>
          </li>
          <li>
            <Link to="/{-$locale}" className={WAY_ON}>
              {t('home')}
            </Link>
          </li>
        </ul>
        <p className="mt-6">
          {t.rich('call', { phone: () => <PhoneLink phone={phones.customerService} /> })}
        </p>
      </div>
    </Container>
  );
}

/**
 * Shown in place of a page whose data or code failed; the frame around it stays usable. When the connection comes back
 * the page is tried again by itself.
 */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell.error');
  const { brandName, phones } = useSite();
  const isOffline = useIsOffline();
  useOnceOnline(true, onRetry);
  return (
    <Container className="py-section">
      <title>{`${t('pageTitle')} | ${brandName}`}</title>
      <SectionHeading
        level={1}
        title={t('title')}
        lead={
          isOffline ? (
            t('offline')
          ) : (
            <span>{t.rich('text', { phone: () => <PhoneLink phone={phones.customerService} /> })}</span>
          )
        }
      />
      <div className="mt-8 flex flex-wrap items-center gap-5">
        <Button onClick={onRetry}>{t('retry')}</Button>
        <a href="/" className="text-link">
          {t('home')}
        </a>
      </div>
    </Container>
  );
}
