import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DiscountPlanDisclosureText } from '#site/discount-plan-disclosures.tsx';
import { OPERATOR_PHONES, OperatorPhone, OutsideLink } from '#site/operator-links.tsx';
import type { Site } from '#site/site.ts';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
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

const FOOTER_LINK = 'inline-block rounded-sm py-1 text-white underline-offset-4 hover:underline';

/**
 * The footer, with the links to the policies that it is given. It is the "contact" anchor of every page; on the home
 * page, whose section of that name has the form, it is "contact-footer" (docs/decisions/0015). On phones its groups are
 * folded; what the law wants to be seen is not.
 */
export function Footer({ isHome, policies }: { isHome: boolean; policies: ReactNode }) {
  const t = useTranslations('shell.footer');
  const tSite = useTranslations('site.phones');
  const { brandName, legalName, offices, links } = useSite();
  const hours = useHoursText();
  return (
    <footer
      id={isHome ? 'contact-footer' : 'contact'}
      className="cv-auto on-dark [--estimated-height:66rem] lg:[--estimated-height:50rem] bg-sea-900 pt-2 pb-5 text-sm sm:pt-4 print:bg-white print:pt-8 print:[&_*]:text-ink"
    >
      <Container>
        <div
          className={`gap-x-10 gap-y-8 sm:grid sm:grid-cols-2 ${isHome ? 'lg:grid-cols-3' : 'lg:grid-cols-[1.35fr_1.15fr_1fr_1.1fr]'}`}
        >
          {/* On the home page they stand just above, in its section of that name. */}
          {!isHome && (
            <FooterGroup title={t('contactTitle')}>
              <p className="mb-2 text-sea-100">{t('contactText')}</p>
              <dl className="space-y-1">
                {OPERATOR_PHONES.map((name) => (
                  <div key={name} className="flex flex-wrap items-baseline gap-x-4">
                    <dt className="min-w-35 text-sea-100">{tSite(name)}</dt>
                    <dd className="font-bold">
                      <OperatorPhone name={name} className="inline-block py-0.5 hover:underline" />
                    </dd>
                  </div>
                ))}
              </dl>
            </FooterGroup>
          )}
          <FooterGroup title={t('officesTitle')}>
            {offices.map((office) => (
              <address key={office.name} className="mb-3 not-italic">
                <strong className="block">{office.name}</strong>
                <span className="block text-sea-100">{office.street}</span>
                <span className="block text-sea-100">
                  <span>{`${office.city}, `}</span>
                  <span className="whitespace-nowrap">{`FL ${office.zipCode}`}</span>
                </span>
              </address>
            ))}
            <p>
              <strong className="block">{t('hoursTitle')}</strong>
              <span className="text-sea-100">{hours}</span>
            </p>
          </FooterGroup>
          <FooterGroup title={t('pagesTitle')} className="print:hidden">
            <ul>
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
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:border-sea-700 sm:border-t sm:pt-4">
          <p className="hidden items-center gap-3 font-bold font-display text-title-sm sm:flex">
            <BrandMark onDark className="size-9" />
            <span>{brandName}</span>
          </p>
          <ul aria-label={t('followTitle')} className="flex flex-wrap gap-x-4 sm:gap-x-6 print:hidden">
            {OUTSIDE.map((name) => (
              <li key={name}>
                <OutsideLink href={links[name]} className={FOOTER_LINK}>
                  {t(name)}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-16 gap-y-3 text-sea-100 lg:flex-nowrap">
          {/* The law asks for 12 points at least (Florida Statutes 636.212), on paper too. */}
          <div
            data-disclosures
            className="max-w-reading text-[1rem] leading-snug lg:flex-[1.9] print:text-[12pt]"
          >
            <DiscountPlanDisclosureText />
          </div>
          <div className="space-y-1 text-xs lg:order-first lg:flex-1">
            <p className="font-bold text-sm text-white">{t('licensed')}</p>
            <p>
              <span>{t('clinic')}</span>
              <br />
              <span>{t('discountPlanLicense')}</span>
            </p>
            {/* On phones the assistant's button stands beside the last line of the page. */}
            <p className="max-sm:pr-9">
              {/* The year of Greenwich: the same on the server and on a phone in any time zone. */}
              <span>{t('rights', { year: String(new Date().getUTCFullYear()), legalName })}</span>{' '}
              <span>{t('demo')}</span>
            </p>
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

/** Folded on phones, also without JavaScript; from 640 px on and on paper its heading stands over it. */
function FooterGroup({ title, className, children }: FooterGroupProps) {
  return (
    <section className={className}>
      <FoldedOnPhones
        heading={<h2 className="text-base unfolded:mb-3 unfolded:text-title-xs">{title}</h2>}
        className="border-sea-700 border-b pb-px open:pb-4"
      >
        {children}
      </FoldedOnPhones>
    </section>
  );
}
