import { useTranslations } from 'use-intl';
import { OfficeClosures } from '#site/office-closures.tsx';
import { OutsideLink } from '#site/operator-links.tsx';
import { officeAddress } from '#site/site.ts';
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
  const hasOwnHours = useSite().offices.some(({ hours }) => hours);
  return (
    <section id="locations" aria-labelledby="locations-title" className="on-dark bg-sea-900 py-6">
      <Container className="grid items-center gap-x-10 gap-y-4 xl:grid-cols-[1fr_2.6fr]">
        <SectionHeading
          id="locations-title"
          eyebrow={t('eyebrow')}
          title={t('title')}
          lead={t(hasOwnHours ? 'leadOwnHours' : 'lead')}
          onDark
        />
        <ul className="grid gap-3 md:grid-cols-2">
          <OfficeCard place={0} picture={{ src: miami, alt: t('firstPictureAlt') }} />
          <OfficeCard place={1} picture={{ src: orlando, alt: t('secondPictureAlt') }} />
        </ul>
      </Container>
    </section>
  );
}

interface OfficeCardProps {
  /** Which of the two offices. */
  place: 0 | 1;
  /** Of 640 by 780, for the arch window. */
  picture: { src: string; alt: string };
}

/** One office: address as text, hours, the way there in a maps service, and the address to take along. */
function OfficeCard({ place, picture }: OfficeCardProps) {
  const t = useTranslations('locations');
  const { links, offices } = useSite();
  const office = offices[place];
  const hours = useHoursText('line', office.hours);
  const fullAddress = officeAddress(office);
  return (
    <li className="flex flex-col gap-3 rounded-panel bg-sea-700 p-4 sm:p-5">
      <div className="grid grow grid-cols-[1fr_auto] content-start items-start gap-x-4 huge-text:block">
        <div>
          <h3 className="text-title-md">{office.name}</h3>
          <address className="mt-1.5 font-bold text-title-xs not-italic">
            <span>{office.street}</span>
            <br />
            <span>{`${office.city}, `}</span>
            <span className="whitespace-nowrap">{`FL ${office.zipCode}`}</span>
          </address>
          <p className="mt-1.5 leading-snug">
            <span className="block text-sea-100 text-sm max-sm:sr-only">{t('hours')}</span>
            <span>{hours}</span>
            <OfficeClosures office={place} />
          </p>
        </div>
        <img
          src={picture.src}
          alt={picture.alt}
          width={640}
          height={780}
          loading="lazy"
          decoding="async"
          className="arch-window h-auto w-20 print:hidden"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <OutsideLink
          href={links.directions + encodeURIComponent(fullAddress)}
          className={buttonClass('sun', 'sm', 'grow max-sm:px-1.5 sm:grow-0')}
        >
          <span>{t('directions')}</span>
          <VisuallyHidden>{`: ${office.name}`}</VisuallyHidden>
        </OutsideLink>
        <CopyAddress office={office.name} address={fullAddress} />
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
      <Button
        variant="secondary"
        size="sm"
        className="grow max-sm:px-1.5 noscript:hidden sm:grow-0"
        onClick={() => void copy(address)}
      >
        <span>{t.rich('copy', { rest: (words) => <span className="max-sm:sr-only">{words}</span> })}</span>
        <VisuallyHidden>{`: ${office}`}</VisuallyHidden>
      </Button>
      {outcome && <p className="basis-full text-sea-100 text-sm">{words[outcome]}</p>}
    </>
  );
}
