import { useTranslations } from 'use-intl';
import { OutsideLink } from '#site/operator-links.tsx';
import { type Office, officeAddress } from '#site/site.ts';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { useCopy } from '#ui/use-copy.ts';
import miami from './miami.svg';
import orlando from './orlando.svg';

/** The section of the two offices, a dark band. */
export default function Locations() {
  const t = useTranslations('locations');
  const { offices } = useSite();
  return (
    <section id="locations" aria-labelledby="locations-title" className="on-dark bg-sea-900 py-section">
      <Container>
        <SectionHeading
          id="locations-title"
          eyebrow={t('eyebrow')}
          title={t('title')}
          lead={t('lead')}
          onDark
        />
        <ul className="mt-12 grid gap-6 lg:grid-cols-2">
          <OfficeCard office={offices[0]} picture={{ src: miami, alt: t('firstPictureAlt') }} />
          <OfficeCard office={offices[1]} picture={{ src: orlando, alt: t('secondPictureAlt') }} />
        </ul>
      </Container>
    </section>
  );
}

interface OfficeCardProps {
  office: Office;
  /** Of 640 by 780, for the arch window. */
  picture: { src: string; alt: string };
}

/** One office: address as text, hours, the way there in a maps service, and the address to take along. */
function OfficeCard({ office, picture }: OfficeCardProps) {
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

/** Copies an office's address to the clipboard and says so, aloud too. */
function CopyAddress({ office, address }: { office: string; address: string }) {
  const t = useTranslations('locations');
  // By hand: the address is above as text.
  const words = { copied: t('copied'), byHand: t('copyByHand') };
  const { outcome, copy } = useCopy(words);

  return (
    <>
      <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => void copy(address)}>
        {t('copy')}
        <VisuallyHidden>: {office}</VisuallyHidden>
      </Button>
      {outcome && <p className="basis-full text-sea-100 text-sm">{words[outcome]}</p>}
    </>
  );
}
