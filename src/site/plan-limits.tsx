import { useTranslations } from 'use-intl';
import { useDisclosures, WITHOUT_FOOTERS } from '#site/discount-plan-disclosures.tsx';

const LIST = 'list-disc pl-5';

/**
 * Both plans where they are first described, each with what it does not do. For the clinic: hospital stays and waiting
 * periods. For the discount plan: its five disclosures in the order of the law, in 12 points (Florida Statutes 636.212).
 */
export function PlanLimits() {
  const t = useTranslations('site.plans');
  const { notInsurance, discounts, noPayments, memberPays, organization } = useDisclosures().disclosures;
  const doesNot = <strong>{`${t('doesNot')}:`}</strong>;
  return (
    <div
      className={`grid gap-x-12 gap-y-4 text-[1rem] leading-snug print:text-[12pt] md:grid-cols-[1fr_1.4fr] ${WITHOUT_FOOTERS}`}
    >
      <section>
        <h3 className="text-title-xs">{t('clinicName')}</h3>
        <p className="mt-1">{t('clinic')}</p>
        <p className="mt-1">{doesNot}</p>
        <ul className={LIST}>
          <li>{t('clinicHospital')}</li>
          <li>{t('clinicWaits')}</li>
        </ul>
      </section>
      <section>
        <h3 className="text-title-xs">{t('discountPlanName')}</h3>
        <p className="mt-1">
          <strong>{notInsurance}</strong> <span>{discounts}</span>
        </p>
        <p className="mt-1">{doesNot}</p>
        <ul className={LIST}>
          <li>{noPayments}</li>
          <li>{memberPays}</li>
        </ul>
        <p className="mt-1">{organization}</p>
      </section>
    </div>
  );
}
