import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink, PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { languageInLanguage, specialtyInLanguage } from './names-in-language.ts';
import type { ProviderSummary } from './search-providers.ts';

/** One provider with every field of the directory. What is unknown is said to be unknown, never "no". */
export function ProviderCard({ provider }: { provider: ProviderSummary }) {
  const t = useTranslations('directory.card');
  const locale = usePageLocale();
  const { links } = useSite();
  const { doctor, specialty, center, address, suite, city, county, zipCode, phone, fax, languages } =
    provider;
  const place = `${address}${suite ? `, ${suite}` : ''}, ${city}, FL ${zipCode}`;
  return (
    <article className="wrap-anywhere flex h-full flex-col rounded-surface border border-line bg-white p-5 sm:p-6 print:break-inside-avoid">
      <h3 tabIndex={-1} className="text-title-xs">
        {doctor}
      </h3>
      <p className="mt-1 text-ink-soft">
        {specialtyInLanguage(specialty, locale)}
        {center && center !== doctor && ` · ${center}`}
      </p>
      <address className="mt-4 not-italic">
        {place}
        <span className="block text-ink-soft text-sm">{t('county', { county })}</span>
      </address>
      <dl className="mt-3 grid gap-x-4 min-[22rem]:grid-cols-[auto_1fr] gap-y-1 text-sm">
        <dt className="text-ink-soft">{t('phone')}</dt>
        <dd className="font-bold">{phone ? <PhoneLink phone={phone} /> : t('phoneUnknown')}</dd>
        {fax && (
          <>
            <dt className="text-ink-soft">{t('fax')}</dt>
            <dd>{fax}</dd>
          </>
        )}
        {languages && (
          <>
            <dt className="text-ink-soft">{t('languages')}</dt>
            <dd>{languages.map((name) => languageInLanguage(name, locale)).join(', ')}</dd>
          </>
        )}
      </dl>
      <ul className="mt-4 mb-4 flex flex-wrap gap-2">
        <li>
          <AcceptingBadge accepting={provider.acceptingNewPatients} />
        </li>
        <li>
          <CertifiedBadge certified={provider.certified} />
        </li>
        {!languages && (
          <li>
            <Badge icon="question">{t('languagesUnknown')}</Badge>
          </li>
        )}
        {provider.isDemo && (
          <li>
            <Badge tone="sun">{t('demo')}</Badge>
          </li>
        )}
      </ul>
      <div className="mt-auto flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-4 print:hidden">
        {phone && (
          <a href={telHref(phone)} className="text-link" aria-label={t('callTo', { name: doctor })}>
            {t('call')}
          </a>
        )}
        <OutsideLink href={links.directions + encodeURIComponent(place)} className="text-link">
          {t('directions')}
          <VisuallyHidden>: {doctor}</VisuallyHidden>
        </OutsideLink>
      </div>
    </article>
  );
}

function AcceptingBadge({ accepting }: { accepting: boolean | null }) {
  const t = useTranslations('directory.card');
  if (accepting === null) return <Badge icon="question">{t('acceptingUnknown')}</Badge>;
  return accepting ? (
    <Badge tone="positive" icon="check">
      {t('accepting')}
    </Badge>
  ) : (
    <Badge icon="close">{t('notAccepting')}</Badge>
  );
}

function CertifiedBadge({ certified }: { certified: boolean | null }) {
  const t = useTranslations('directory.card');
  if (certified === null) return <Badge icon="question">{t('certifiedUnknown')}</Badge>;
  return certified ? (
    <Badge tone="sea" icon="check">
      {t('certified')}
    </Badge>
  ) : (
    <Badge icon="close">{t('notCertified')}</Badge>
  );
}
