import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithMessages } from '#client/message-catalog.tsx';
import { PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { providerCatalog } from './provider.catalog.ts';

/** What stands at the address of a provider that is not in the directory, or not any more. */
export function ProviderGonePage() {
  return (
    // A route that found nothing has loaded no messages either.
    <WithMessages catalogs={providerCatalog}>
      <ProviderGone />
    </WithMessages>
  );
}

function ProviderGone() {
  const t = useTranslations('provider.gone');
  const { brandName, phones } = useSite();
  return (
    <Container className="py-section">
      <title>{`${t('pageTitle')} | ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SectionHeading level={1} title={t('title')} lead={t('text')} />
      <p className="mt-6">
        <Link to="/{-$locale}/providers" className={buttonClass('primary', 'md', 'max-sm:w-full')}>
          {t('search')}
        </Link>
      </p>
      <p className="mt-6">{t.rich('call', { phone: () => <PhoneLink phone={phones.customerService} /> })}</p>
    </Container>
  );
}
