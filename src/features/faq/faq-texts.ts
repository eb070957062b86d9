import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FAQ_ENTRIES, type FaqTextKey, SERVICE_AREAS } from '#features/faq/faq.ts';
import { useQuotePlanText } from '#site/quote-plan-notice.tsx';
import { useOperatorFacts, useSite } from '#site/site-context.tsx';

/** The facts of the operator that answers name, in the page's language. */
export type FaqFacts = {
  miamiDade: string;
  otherCounties: string;
  customerService: string;
  appointments: string;
  authorizations: string;
  tty: string;
  /** The office hours in words. */
  hours: string;
  /** The counties served, as a list in words. */
  counties: string;
  /** Where a refund is asked for. */
  legalName: string;
  address: string;
  /** Cities of the two offices. */
  firstOffice: string;
  secondOffice: string;
  /** Which plan the calculator's prices are for. */
  quotePlan: string;
};

/**
 * One question as it is read. `answer` is plain text: blank lines separate paragraphs, lines of a list begin with "- ".
 */
export type FaqText = { id: string; question: string; answer: string };

/**
 * Every question with its answer as plain text in one language.
 *
 * @param translate a translator of the `faq` messages
 */
export function faqTexts(
  translate: (key: FaqTextKey, facts: FaqFacts) => string,
  facts: FaqFacts,
): readonly FaqText[] {
  return FAQ_ENTRIES.map((entry) => ({
    id: entry.id,
    question: translate(entry.question, facts),
    answer: entry.answer.map((key) => translate(key, facts)).join('\n\n'),
  }));
}

/** Every question and answer in the page's language, with the operator's phones, hours and offices in them. */
export function useFaqTexts(): readonly FaqText[] {
  const t = useTranslations('faq');
  const facts = useFaqFacts();
  return useMemo(() => faqTexts((key, values) => t(key, values), facts), [t, facts]);
}

/** What the answers and their surroundings name of the operator. */
export function useFaqFacts(): FaqFacts {
  const { phones, offices } = useSite();
  const { legalName, address, hours } = useOperatorFacts();
  const locale = useLocale();
  const quotePlan = useQuotePlanText();
  return useMemo(
    () => ({
      miamiDade: phones.miamiDade,
      otherCounties: phones.otherCounties,
      customerService: phones.customerService,
      appointments: phones.appointments,
      authorizations: phones.authorizations,
      tty: phones.tty,
      hours,
      legalName,
      address,
      counties: new Intl.ListFormat(locale).format(SERVICE_AREAS),
      firstOffice: offices[0].city,
      secondOffice: offices[1].city,
      quotePlan,
    }),
    [phones, offices, hours, legalName, address, locale, quotePlan],
  );
}
