import { useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { PortalCard } from './portal-card.tsx';
import { InertButton } from './sample.tsx';

/** Part of the deductible that is met in the sample, in percent (docs/product/pages.md, Member portal preview). */
const DEDUCTIBLE_PERCENT = 65;

/** The digital card and what it is about. */
export function PolicyCard() {
  const t = useTranslations('memberPortal.policy');
  return (
    <PortalCard
      icon="card"
      iconClassName="bg-sea-100 text-sea-700"
      title={t('title')}
      text={t('text')}
      button={<InertButton>{t('button')}</InertButton>}
    >
      <DigitalCard />
      <dl className="mt-6 space-y-5">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('claims')}</dt>
          <dd className="font-bold">{t('claimsValue')}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt id="portal-deductible">{t('deductible')}</dt>
          <dd className="font-bold">{t('deductibleValue')}</dd>
          <dd className="mt-2 w-full">
            <span
              role="progressbar"
              aria-labelledby="portal-deductible"
              aria-valuenow={DEDUCTIBLE_PERCENT}
              className="block h-2.5 overflow-hidden rounded-full bg-sea-100 forced-colors:border"
            >
              <span className="block h-full w-[65%] rounded-full bg-sea-600 forced-colors:bg-[Highlight]" />
            </span>
          </dd>
        </div>
      </dl>
    </PortalCard>
  );
}

/** The card as it would lie on the phone: half a sun over the three stripes. */
function DigitalCard() {
  const t = useTranslations('memberPortal.policy');
  const { brandName } = useSite();
  return (
    <section
      aria-label={t('cardName')}
      className="on-dark relative max-w-96 overflow-hidden rounded-surface bg-sea-900 p-5 pb-11 shadow-raised"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 320 70"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-x-0 bottom-0 h-12 w-full overflow-visible"
      >
        <path className="fill-sea-700" d="M214 55a50 50 0 0 1 100 0z" />
        <path className="fill-sun-400" d="M231 55a33 33 0 0 1 66 0z" />
        <path className="fill-coral-400" d="M0 55h320v4H0z" />
        <path className="fill-sun-400" d="M0 60.5h320v4H0z" />
        <path className="fill-sea-100" d="M0 66h320v4H0z" />
      </svg>
      <div className="relative flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-2.5 whitespace-nowrap font-bold font-display">
          <BrandMark onDark className="size-8" />
          {brandName}
        </span>
        <Badge tone="positive" icon="check">
          {t('status')}
        </Badge>
      </div>
      <dl className="relative mt-6 space-y-2 text-sm">
        <div>
          <dt className="text-sea-100">{t('member')}</dt>
          <dd className="font-bold text-base">{t('memberName')}</dd>
        </div>
        <div>
          <dt className="text-sea-100">{t('number')}</dt>
          <dd className="figures font-bold text-base">000 000 000</dd>
        </div>
      </dl>
    </section>
  );
}
