import { useTranslations } from 'use-intl';
import { officeAddressForReading } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';

/** On what has a page's own disclosures, where it describes the discount plan: the footer's are for pages without. */
export const WITHOUT_FOOTERS = '[body:has(&)_footer_[data-disclosures]]:hidden';

/**
 * The five disclosures that must be shown wherever the discount plan is described (Florida Statutes 636.212): not
 * insurance, discounts at certain providers, no payments to providers, the member pays, who is licensed and where.
 */
export function DiscountPlanDisclosures() {
  const { title, disclosures } = useDisclosures();
  return (
    <aside className="rounded-surface border border-line bg-sea-50 p-6" aria-label={title}>
      <p className="font-bold">{title}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {Object.values(disclosures).map((sentence) => (
          <li key={sentence} className="first:font-bold">
            {sentence}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The same five as one paragraph, for the footer of every page. */
export function DiscountPlanDisclosureText() {
  const { title, disclosures } = useDisclosures();
  return (
    <p>
      <strong>{`${title}:`}</strong> <span>{Object.values(disclosures).join(' ')}</span>
    </p>
  );
}

/** Their title and the five by name in the page's language, in the order of the law. */
export function useDisclosures() {
  const t = useTranslations('site.disclosures');
  const { legalName, offices } = useSite();
  return {
    title: t('title'),
    disclosures: {
      notInsurance: t('notInsurance'),
      discounts: t('discounts'),
      noPayments: t('noPayments'),
      memberPays: t('memberPays'),
      organization: t('organization', { legalName, address: officeAddressForReading(offices[0]) }),
    },
  };
}
