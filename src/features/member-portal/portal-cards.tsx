import { useTranslations } from 'use-intl';
import { formatCount } from '#i18n/format.ts';
import { useSite } from '#site/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { Icon } from '#ui/icon.tsx';
import { InertButton, SampleCard } from './sample.tsx';

/* What the portal is made of (docs/product/pages.md, Member portal preview). All values are samples. */

/** The digital card and what it is about. */
export function PolicyCard() {
  const t = useTranslations('memberPortal.policy');
  return (
    <SampleCard icon="card" title={t('title')} className="lg:col-span-2">
      <DigitalCard />
      <dl className="grow space-y-2 sm:space-y-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('claims')}</dt>
          <dd className="font-bold">{t('claimsValue')}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt id="portal-deductible">{t('deductible')}</dt>
          <dd className="font-bold">{t('deductibleValue')}</dd>
          <dd className="mt-2 w-full">
            <Progress />
          </dd>
        </div>
      </dl>
      <InertButton>{t('button')}</InertButton>
    </SampleCard>
  );
}

/** Part of the deductible that is met in the sample, in percent. */
const DEDUCTIBLE_PERCENT = 65;

function Progress() {
  return (
    <span
      role="progressbar"
      aria-labelledby="portal-deductible"
      aria-valuenow={DEDUCTIBLE_PERCENT}
      className="block h-2.5 overflow-hidden rounded-full bg-sea-100 forced-colors:border"
    >
      <span className="block h-full w-[65%] rounded-full bg-sea-600 forced-colors:bg-[Highlight]" />
    </span>
  );
}

/** The card as it would lie on the phone: half a sun over the three stripes. */
function DigitalCard() {
  const t = useTranslations('memberPortal.policy');
  const { brandName } = useSite();
  return (
    <section
      aria-label={t('cardName')}
      className="on-dark relative max-w-96 overflow-hidden rounded-surface bg-sea-900 p-4 pb-8"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 320 70"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-x-0 bottom-0 h-9 w-full overflow-visible"
      >
        <path className="fill-sea-700" d="M244 55a40 40 0 0 1 80 0z" />
        <path className="fill-sun-400" d="M258 55a26 26 0 0 1 52 0z" />
        <path className="fill-coral-400" d="M0 55h320v4H0z" />
        <path className="fill-sun-400" d="M0 60.5h320v4H0z" />
        <path className="fill-sea-100" d="M0 66h320v4H0z" />
      </svg>
      <div className="relative flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2 whitespace-nowrap font-bold font-display">
          <BrandMark onDark className="size-7" />
          <span>{brandName}</span>
        </span>
        <Badge tone="positive" icon="check">
          {t('status')}
        </Badge>
      </div>
      <dl className="relative mt-3 space-y-0.5 text-sm">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-sea-100">{t('member')}</dt>
          <dd className="font-bold">{t('memberName')}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-sea-100">{t('number')}</dt>
          <dd className="figures font-bold">000 000 000</dd>
        </div>
      </dl>
    </section>
  );
}

const VIRTUAL_SERVICES = [
  { name: 'consultations', icon: 'video' },
  { name: 'messaging', icon: 'message' },
  { name: 'phone', icon: 'phone' },
  { name: 'prescriptions', icon: 'pill' },
] as const;

/** Care from afar. The price is the sample's: real copayments depend on the plan, and the card says so. */
export function VirtualCareCard() {
  const t = useTranslations('memberPortal.virtualCare');
  return (
    <SampleCard icon="video" title={t('title')} className="lg:col-span-2">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="flex items-baseline gap-x-2">
            <strong className="font-display text-title-md sm:text-title-lg">$5</strong>
            <span>{t('price')}</span>
          </p>
          <Badge tone="coral">{t('badge')}</Badge>
        </div>
        <p className="mt-1 text-ink-soft text-sm">{t('priceNote')}</p>
      </div>
      <ul className="grid grow grid-cols-2 content-start gap-x-3 gap-y-2 lg:gap-y-4">
        {VIRTUAL_SERVICES.map(({ name, icon }) => (
          <li key={name} className="flex items-center gap-2">
            <Icon name={icon} className="size-5 text-sea-600" />
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
      <InertButton>{t('button')}</InertButton>
    </SampleCard>
  );
}

/** The sample's points, and what adds to them. */
const POINTS = 2450;
const EARNED = [
  { name: 'checkups', points: 200 },
  { name: 'screenings', points: 150 },
  { name: 'activities', points: 50 },
] as const;

/** Points for care taken. */
export function WellnessCard() {
  const t = useTranslations('memberPortal.wellness');
  return (
    <SampleCard icon="heart" title={t('title')} className="lg:col-span-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="figures font-display text-title-md sm:text-title-lg">{formatCount(POINTS)}</strong>
        <span>{t('points')}</span>
      </p>
      <dl className="divide-y divide-line border-line border-y">
        {EARNED.map(({ name, points }) => (
          <div key={name} className="flex justify-between gap-4 py-1 sm:py-2.5">
            <dt>{t(name)}</dt>
            <dd className="figures font-bold text-leaf-700">{`+${points}`}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto">
        <InertButton>{t('button')}</InertButton>
      </div>
    </SampleCard>
  );
}

const ACTIONS = [
  { name: 'findProvider', icon: 'search' },
  { name: 'schedule', icon: 'calendar' },
  { name: 'documents', icon: 'document' },
  { name: 'support', icon: 'question' },
] as const;

/** The row of shortcuts. */
export function QuickActions() {
  const t = useTranslations('memberPortal.actions');
  return (
    <SampleCard icon="arrow-right" title={t('title')} className="lg:col-span-3">
      <ul className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-1">
        {ACTIONS.map(({ name, icon }) => (
          <li key={name} className="grid min-w-0">
            <InertButton icon={icon}>{t(name)}</InertButton>
          </li>
        ))}
      </ul>
    </SampleCard>
  );
}

const ENTRIES = [
  { name: 'checkup', tone: 'positive' },
  { name: 'claim', tone: 'sea' },
] as const;

/** What happened last: one checkup and one claim. */
export function RecentActivity() {
  const t = useTranslations('memberPortal.activity');
  return (
    <SampleCard icon="document" title={t('title')} className="sm:max-lg:col-span-2 lg:col-span-3">
      <ul className="divide-y divide-line border-line border-y">
        {ENTRIES.map(({ name, tone }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 py-2">
            <strong>{t(name)}</strong>
            <Badge tone={tone}>{t(`${name}Status`)}</Badge>
          </li>
        ))}
      </ul>
    </SampleCard>
  );
}
