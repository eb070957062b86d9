import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DiscountPlanDisclosureText } from '#site/discount-plan-disclosures.tsx';
import { OutsideLink } from '#site/outside-link.tsx';
import { PhoneLink } from '#site/phone-link.tsx';
import type { Site } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { useHoursText } from '#site/use-hours-text.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';

const PHONES = [
  'customerService',
  'appointments',
  'authorizations',
  'tollFree',
  'tty',
  'fax',
] as const satisfies readonly (keyof Site['phones'])[];

/** The footer, which also is the "contact" anchor of pages without a contact section of their own. */
export function Footer() {
  const t = useTranslations('shell.footer');
  const tSite = useTranslations('site.phones');
  const { brandName, legalName, offices, phones, links } = useSite();
  const hours = useHoursText();
  return (
    <footer id="contact" className="on-dark bg-sea-900 pt-16 pb-10">
      <Container>
        <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1.3fr_1fr]">
          <FooterGroup title={t('contactTitle')}>
            <p className="mb-4 text-sea-100">{t('contactText')}</p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
              {PHONES.map((name) => (
                <div key={name} className="contents">
                  <dt className="text-sea-100">{tSite(name)}</dt>
                  <dd className="font-bold">
                    {name === 'fax' ? (
                      phones.fax
                    ) : (
                      <PhoneLink phone={phones[name]} className="hover:underline" />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </FooterGroup>
          <FooterGroup title={t('officesTitle')}>
            {offices.map((office) => (
              <address key={office.name} className="mb-4 not-italic">
                <strong className="block">{office.name}</strong>
                <span className="block text-sea-100">{office.street}</span>
                <span className="block text-sea-100">
                  {office.city}, FL {office.zipCode}
                </span>
              </address>
            ))}
            <p>
              <strong className="block">{t('hoursTitle')}</strong>
              <span className="text-sea-100">{hours}</span>
            </p>
          </FooterGroup>
          <FooterGroup title={t('pagesTitle')}>
            <ul className="space-y-2 print:hidden">
              <li>
                <Link to="/{-$locale}/quote" className="text-link-dark">
                  {t('quotePage')}
                </Link>
              </li>
              <li>
                <Link to="/{-$locale}/providers" className="text-link-dark">
                  {t('providersPage')}
                </Link>
              </li>
              <li>
                <OutsideLink href={links.company} className="text-link-dark">
                  {t('company')}
                </OutsideLink>
              </li>
              <li>
                <OutsideLink href={links.socialImages} className="text-link-dark">
                  {t('socialImages')}
                </OutsideLink>
              </li>
              <li>
                <OutsideLink href={links.socialNetwork} className="text-link-dark">
                  {t('socialNetwork')}
                </OutsideLink>
              </li>
            </ul>
          </FooterGroup>
        </div>
        <div className="mt-12 flex flex-col gap-6 border-sea-700 border-t pt-8 text-sm sm:flex-row sm:items-start">
          <p className="flex items-center gap-3 font-bold font-display text-title-xs">
            <BrandMark onDark className="size-9" />
            {brandName}
          </p>
          <div className="max-w-[60ch] space-y-2 text-sea-100 sm:ml-auto">
            <p>{t('licensed')}</p>
            <DiscountPlanDisclosureText />
            <p>{t('demo')}</p>
            {/* The year of Greenwich: the same on the server and on a phone in any time zone. */}
            <p>{t('rights', { year: String(new Date().getUTCFullYear()), legalName })}</p>
          </div>
        </div>
      </Container>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-title-xs">{title}</h2>
      {children}
    </section>
  );
}
