import { useTranslations } from 'use-intl';
import { OPERATOR_PHONES, OperatorPhone } from '#site/operator-phone.tsx';
import { useHoursText } from '#site/use-hours-text.ts';

/** Every number of the operator and when it is answered. */
export function ContactDetails() {
  const t = useTranslations('contact.details');
  const tPhones = useTranslations('site.phones');
  const hours = useHoursText();
  return (
    <aside
      aria-labelledby="contact-details-title"
      className="on-dark rounded-panel bg-sea-900 p-6 sm:p-9 forced-colors:border print:border"
    >
      <h3 id="contact-details-title" className="text-title-sm">
        {t('title')}
      </h3>
      <dl className="mt-5 divide-y divide-sea-700 border-sea-700 border-y">
        {OPERATOR_PHONES.map((name) => (
          <div key={name} className="py-3 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
            <dt className="text-sea-100">{tPhones(name)}</dt>
            <dd className="figures font-bold text-title-xs">
              <OperatorPhone name={name} className="inline-block py-1 hover:underline" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <strong className="block">{t('hoursTitle')}</strong>
        <span className="text-sea-100">{hours}</span>
      </p>
    </aside>
  );
}
