import { useTranslations } from 'use-intl';
import { LOYALTY_TIERS, type LoyaltyTier } from '#features/faq/loyalty-tiers.ts';
import { Icon } from '#ui/icon.tsx';

const MEDALS: Record<LoyaltyTier['id'], string> = {
  bronze: 'text-coral-600',
  silver: 'text-line-strong',
  gold: 'text-sun-400',
  diamond: 'text-sea-600',
};

/** The four loyalty tiers: when each begins and how many additional procedures it gives a year. */
export function TiersTable() {
  const t = useTranslations('faq.tiers');
  return (
    <table className="mt-5 w-full max-w-[36rem] table-fixed border-collapse wrap-anywhere hyphens-auto text-left text-sm sm:table-auto">
      <caption className="pb-2 text-left font-bold text-base">{t('caption')}</caption>
      <thead>
        <tr className="border-ink border-b-2 align-bottom">
          <th scope="col" className="w-[36%] py-2 pr-3 sm:w-auto">
            {t('tier')}
          </th>
          <th scope="col" className="w-[29%] py-2 pr-3 sm:w-auto">
            {t('from')}
          </th>
          <th scope="col" className="py-2">
            {t('procedures')}
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {LOYALTY_TIERS.map((tier: LoyaltyTier) => (
          <tr key={tier.id} className="border-line border-b">
            <th scope="row" className="whitespace-nowrap py-2.5 pr-3 font-bold">
              <span className="inline-flex items-center gap-2">
                <Icon name="star" className={`size-[1.2em] ${MEDALS[tier.id]}`} />
                {t(tier.id)}
              </span>
            </th>
            <td className="py-2.5 pr-3">{t('start', { months: tier.fromMonth })}</td>
            <td className="py-2.5">
              {tier.additionalProcedures === undefined
                ? t('notNamed')
                : t('upTo', { count: tier.additionalProcedures })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
