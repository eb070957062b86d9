import { useTranslations } from 'use-intl';
import { Tooltip } from '#ui/tooltip.tsx';

/** The three numbers beneath the hero's buttons. The asterisk's meaning also is in print below them. */
export function HeroStats() {
  const t = useTranslations('home.stats');
  return (
    <div className="mt-12 lg:mr-8">
      <dl aria-label={t('label')} className="grid max-w-[37rem] grid-cols-3 gap-4 border-ink border-t-2 pt-5">
        <Stat number="100K+" label={t('members')} />
        <Stat number="20+" label={t('years')} />
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-sm">{t('copayments')}</dt>
          <dd className="font-bold font-display text-title-md">
            {/* As wide as in its own face, so that the asterisk does not move when the face arrives. */}
            <span className="inline-block min-w-[1.18em]">$5</span>
            <Tooltip content={t('copaymentsNote')} className="cursor-help rounded-sm px-0.5">
              <span aria-hidden="true">*</span>
              <span className="sr-only">{t('copaymentsAsterisk')}</span>
            </Tooltip>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-ink-soft text-sm">* {t('copaymentsNote')}</p>
    </div>
  );
}

function Stat({ number, label }: { number: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold font-display text-title-md">{number}</dd>
    </div>
  );
}
