import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatCount } from '#i18n/format.ts';
import { useSite } from '#site/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { InertButton, SampleMark } from './sample.tsx';

/* The three cards of the portal, and the frame that they share. Their values are samples. */

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
          <span>{brandName}</span>
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
    <PortalCard
      icon="video"
      iconClassName="bg-sun-100 text-sea-900"
      title={t('title')}
      text={t('text')}
      badge={<Badge tone="coral">{t('badge')}</Badge>}
      button={<InertButton>{t('button')}</InertButton>}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-surface bg-sun-100 px-5 py-4">
        <strong className="font-display text-title-xl">$5</strong>
        <span>{t('price')}</span>
      </p>
      <p className="mt-2.5 text-ink-soft text-sm">{t('priceNote')}</p>
      <ul className="mt-5 space-y-3">
        {VIRTUAL_SERVICES.map(({ name, icon }) => (
          <li key={name} className="flex items-center gap-3">
            <Icon name={icon} className="size-5.5 text-sea-600" />
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
    </PortalCard>
  );
}

/** The sample's points, and what adds to them (docs/product/pages.md, Member portal preview). */
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
    <PortalCard
      icon="heart"
      iconClassName="bg-coral-100 text-coral-700"
      title={t('title')}
      text={t('text')}
      button={<InertButton>{t('button')}</InertButton>}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-surface bg-sea-50 px-5 py-4">
        <strong className="figures font-display text-title-xl">{formatCount(POINTS)}</strong>
        <span>{t('points')}</span>
      </p>
      <h4 className="mt-5 text-title-xs">{t('earn')}</h4>
      <dl className="mt-2 divide-y divide-line">
        {EARNED.map(({ name, points }) => (
          <div key={name} className="flex justify-between gap-4 py-3">
            <dt>{t(name)}</dt>
            <dd className="figures font-bold text-leaf-700">{`+${points}`}</dd>
          </div>
        ))}
      </dl>
    </PortalCard>
  );
}

interface PortalCardProps {
  icon: IconName;
  /** Colours of the arch behind the icon. */
  iconClassName: string;
  title: ReactNode;
  text: ReactNode;
  badge?: ReactElement;
  /** The card's inert button. */
  button: ReactElement;
  children: ReactNode;
}

/** One of the three cards: icon, name, sample values, and at the foot a button that is only shown. */
function PortalCard({ icon, iconClassName, title, text, badge, button, children }: PortalCardProps) {
  return (
    <article className="flex min-w-0 flex-col rounded-panel border border-line bg-white p-6 shadow-card sm:p-7">
      <div className="flex items-start justify-between gap-3">
        <span
          className={classNames(
            'arch flex size-13 shrink-0 items-center justify-center forced-colors:border',
            iconClassName,
          )}
        >
          <Icon name={icon} className="size-7" />
        </span>
        <span className="flex flex-wrap justify-end gap-2">
          {badge}
          <SampleMark />
        </span>
      </div>
      <h3 className="mt-5 text-title-md">{title}</h3>
      <p className="mt-1.5 text-ink-soft">{text}</p>
      <div className="mt-6 mb-7 grow">{children}</div>
      {button}
    </article>
  );
}
