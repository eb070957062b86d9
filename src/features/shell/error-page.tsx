import { useTranslations } from 'use-intl';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { useIsOffline, useOnceOnline } from '#ui/connection.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

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
          isOffline
            ? t('offline')
            : t.rich('text', { phone: () => <PhoneLink phone={phones.customerService} /> })
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
