import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SERVICE_AREAS } from '#features/faq/faq.ts';
import { type FaqFacts, type FaqText, faqTexts } from '#features/faq/faq-texts.ts';
import { useSite } from '#site/site-context.tsx';
import { useHoursText } from '#site/use-hours-text.ts';

/** Every question and answer in the page's language, with the operator's phones, hours and offices in them. */
export function useFaqTexts(): readonly FaqText[] {
  const t = useTranslations('faq');
  const facts = useFaqFacts();
  return useMemo(() => faqTexts((key, values) => t(key, values), facts), [t, facts]);
}

/** What the answers and their surroundings name of the operator. */
export function useFaqFacts(): FaqFacts {
  const { phones, offices } = useSite();
  const hours = useHoursText('sentence');
  const locale = useLocale();
  return useMemo(
    () => ({
      miamiDade: phones.miamiDade,
      otherCounties: phones.otherCounties,
      customerService: phones.customerService,
      appointments: phones.appointments,
      authorizations: phones.authorizations,
      tty: phones.tty,
      hours,
      counties: new Intl.ListFormat(locale).format(SERVICE_AREAS),
      firstOffice: offices[0].city,
      secondOffice: offices[1].city,
    }),
    [phones, offices, hours, locale],
  );
}
