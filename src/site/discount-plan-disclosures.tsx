import { useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';
import { officeAddress } from '#site/site-text.ts';

/**
 * The five disclosures that must stand wherever the discount plan is described (Florida Statutes 636.212): not
 * insurance, discounts at certain providers, no payments to providers, the member pays, who is licensed and where.
 */
export function DiscountPlanDisclosures() {
  const t = useTranslations('site.disclosures');
  const { legalName, offices } = useSite();
  return (
    <aside className="rounded-surface border border-line bg-sea-50 p-6" aria-label={t('title')}>
      <p className="font-bold">{t('title')}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li className="font-bold">{t('notInsurance')}</li>
        <li>{t('discounts')}</li>
        <li>{t('noPayments')}</li>
        <li>{t('memberPays')}</li>
        <li>{t('organization', { legalName, address: officeAddress(offices[0]) })}</li>
      </ul>
    </aside>
  );
}
