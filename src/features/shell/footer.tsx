import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { unprefixedPath } from '#i18n/locale.ts';
import { DiscountPlanDisclosureText } from '#site/discount-plan-disclosures.tsx';
import { OPERATOR_PHONES, OperatorPhone, OutsideLink } from '#site/operator-links.tsx';
import type { Site } from '#site/site.ts';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { Container } from '#ui/section.tsx';

const PAGES = [
  { to: '/{-$locale}/quote', label: 'quotePage' },
  { to: '/{-$locale}/providers', label: 'providersPage' },
  { to: '/{-$locale}/member-portal', label: 'memberPortalPage' },
  { to: '/{-$locale}/join-network', label: 'joinNetworkPage' },
  { to: '/{-$locale}/accessibility', label: 'accessibilityPage' },
  { to: '/{-$locale}/privacy', label: 'privacyPage' },
] as const;

const OUTSIDE = [
  'company',
  'socialImages',
  'socialNetwork',
] as const satisfies readonly (keyof Site['links'])[];

const FOOTER_LINK = 'text-link-dark inline-block py-1';

/**
 * The footer, with the links to the policies that it is given. It is the "contact" anchor of every page; on the home
 * page, whose section of that name has the form, it is "contact-footer" (docs/decisions/0015).
 */
export function Footer({ policies }: { policies: ReactNode }) {
  const t = useTranslations('shell.footer');
  const tSite = useTranslations('site.phones');
  const { brandName, legalName, offices, links } = useSite();
  const hours = useHoursText();
  const isHome = useLocation({ select: ({ pathname }) => unprefixedPath(pathname) === '/' });
  return (
    <footer
      id={isHome ? 'contact-footer' : 'contact'}
      className="cv-auto on-dark [--estimated-height:192rem] lg:[--estimated-height:72rem] bg-sea-900 pt-16 pb-10 print:bg-white print:pt-8 print:[&_*]:text-ink"
    >
      <Container>
        <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-[1.35fr_1.15fr_1fr_1.1fr]">
          <FooterGroup title={t('contactTitle')}>
            <p className="mb-4 text-sea-100">{t('contactText')}</p>
            <dl className="space-y-1.5">
              {OPERATOR_PHONES.map((name) => (
                <div key={name} className="sm:flex sm:flex-wrap sm:gap-x-4">
                  <dt className="min-w-35 text-sea-100">{tSite(name)}</dt>
                  <dd className="font-bold">
                    <OperatorPhone name={name} className="hover:underline" />
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
                  {office.city}, <span className="whitespace-nowrap">FL {office.zipCode}</span>
                </span>
              </address>
            ))}
            <p>
              <strong className="block">{t('hoursTitle')}</strong>
              <span className="text-sea-100">{hours}</span>
            </p>
          </FooterGroup>
          <FooterGroup title={t('pagesTitle')} className="print:hidden">
            <ul className="space-y-1">
              {PAGES.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={FOOTER_LINK}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterGroup>
          <FooterGroup title={t('policiesTitle')} className="print:hidden">
            {policies}
          </FooterGroup>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-sea-700 border-t pt-6">
          <p className="flex items-center gap-3 font-bold font-display text-title-sm">
            <BrandMark onDark className="size-10" />
            {brandName}
          </p>
          <ul
            aria-label={t('followTitle')}
            className="flex flex-wrap gap-x-8 gap-y-1 max-sm:flex-col print:hidden"
          >
            {OUTSIDE.map((name) => (
              <li key={name}>
                <OutsideLink href={links[name]} className={FOOTER_LINK}>
                  {t(name)}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-8 grid gap-x-16 gap-y-6 text-sea-100 lg:grid-cols-[1fr_1.9fr]">
          <div className="space-y-3 text-sm">
            <p className="font-bold text-base text-white">{t('licensed')}</p>
            <p>
              {t('clinic')}
              <br />
              {t('discountPlanLicense')}
            </p>
            {/* The year of Greenwich: the same on the server and on a phone in any time zone. */}
            <p>{t('rights', { year: String(new Date().getUTCFullYear()), legalName })}</p>
            <p>{t('demo')}</p>
          </div>
          {/* The law asks for 12 points at least (Florida Statutes 636.212), on paper too. */}
          <div className="max-w-reading print:text-[12pt]">
            <DiscountPlanDisclosureText />
          </div>
        </div>
      </Container>
    </footer>
  );
}

interface FooterGroupProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function FooterGroup({ title, className, children }: FooterGroupProps) {
  return (
    <section className={className}>
      <h2 className="mb-4 text-title-xs">{title}</h2>
      {children}
    </section>
  );
}
