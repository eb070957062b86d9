import { useTranslations } from 'use-intl';
import { CopyAddress } from '#features/home/locations/copy-address.tsx';
import { OutsideLink } from '#site/outside-link.tsx';
import type { Office } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { officeAddress } from '#site/site-text.ts';
import { useHoursText } from '#site/use-hours-text.ts';
import { buttonClass } from '#ui/button-class.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface OfficeCardProps {
  office: Office;
  /** Of 640 by 780, for the arch window. */
  picture: { src: string; alt: string };
}

/** One office: address as text, hours, the way there in a maps service, and the address to take along. */
export function OfficeCard({ office, picture }: OfficeCardProps) {
  const t = useTranslations('locations');
  const { links } = useSite();
  const hours = useHoursText();
  const fullAddress = officeAddress(office);
  return (
    <li className="@container rounded-panel bg-sea-700 p-6 sm:p-8">
      <div className="grid items-start gap-x-8 gap-y-6 @min-[22rem]:grid-cols-[1fr_9.5rem] @min-[29rem]:grid-cols-[1fr_13rem]">
        <div className="min-w-0">
          <h3 className="text-title-md">{office.name}</h3>
          <p className="mt-1 text-sea-100">{t('subtitle', { city: office.city })}</p>
          <address className="mt-5 font-bold text-title-xs not-italic">
            {office.street}
            <br />
            {office.city}, <span className="whitespace-nowrap">FL {office.zipCode}</span>
          </address>
          <p className="mt-3">
            <span className="block text-sea-100 text-sm">{t('hours')}</span>
            {hours}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
            <OutsideLink
              href={links.directions + encodeURIComponent(fullAddress)}
              className={buttonClass('sun', 'sm')}
            >
              {t('directions')}
              <VisuallyHidden>: {office.name}</VisuallyHidden>
            </OutsideLink>
            <CopyAddress office={office.name} address={fullAddress} />
          </div>
        </div>
        <img
          src={picture.src}
          alt={picture.alt}
          width={640}
          height={780}
          loading="lazy"
          decoding="async"
          className="arch-window h-auto w-full @max-[22rem]:order-first @max-[22rem]:max-w-44 print:hidden"
        />
      </div>
    </li>
  );
}
