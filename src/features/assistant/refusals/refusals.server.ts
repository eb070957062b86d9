import { readNeed } from '#features/directory/need/read-need.server.ts';
import { findSpecialty } from '#features/directory/specialties.ts';
import { PACKAGE_NAMES } from '#features/quote/quote.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import type { Site } from '#site/site.ts';
import type { ReplyKind } from '../chat.ts';
import { answerTranslator, serviceFacts } from '../engine/answer-text.ts';
import { type Answer, answering, type Passage, type Question, type Topic } from '../engine/topic.ts';
import { conceptsIn } from '../learning/read-examples.server.ts';
import { readSiteText } from '../passages/say-site-text.ts';
import { MASK } from '../safety/mask-personal-numbers.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

/** Says kindly what the assistant does not do or know, and whom to ask. */
export type Refusal = (question: Question, site: Site) => Answer;

/** Answers whatever is asked with a refusal. */
export function refuse(refusal: Refusal): Topic {
  return answering((question, { site }) => refusal(question, site));
}

const refusalTranslator = answerTranslator(english, spanish);

/** Where a refusal can lead; each has its label among the messages' `links`. */
const PLACES = {
  about: '/#about',
  contact: '/#contact',
  faq: '/#faq',
  memberPortal: '/member-portal',
  providers: '/providers',
  quote: '/quote',
} as const;
type Place = keyof typeof PLACES;

/** Nothing on the site answers it: says so, and whom to ask. */
export const refuseUnknown = saying('unknown', ['contact']);
/** Appointments are made by phone only. */
export const refuseBooking = saying('booking', ['providers', 'contact']);
/** Members sign in elsewhere; the site's menu leads there. */
export const explainMemberLogin = saying('memberLogin', ['memberPortal'], 'answer');
/** Other companies and their prices. */
export const refuseOtherCompanies = saying('otherCompanies', ['quote', 'contact']);
/** Public programs and other plans. */
export const refuseOtherPrograms = saying('otherPrograms', ['contact']);
/** Whether ours go together with them: unknown, and what home says to whoever has one. */
export const refuseTwoPlans: Refusal = (question, site) => {
  const unknown = saying('otherPrograms', ['quote', 'contact'])(question, site);
  const guidance = readSiteText(site, question.locale, 'home.starting.haveGuidance');
  return { ...unknown, text: `${unknown.text}\n\n${guidance}` };
};
/** Hospitals, operations, the emergency room: what little the site says of them. */
export const refuseHospital: Refusal = (question, site) => {
  const unknown = saying('hospital', ['about', 'quote', 'contact'])(question, site);
  const said = (key: string) => readSiteText(site, question.locale, key);
  const lines = [
    `${said('site.plans.clinicName')}: ${said('site.plans.clinicHospital')}`,
    `${said('site.plans.discountPlanName')}: ${said('site.disclosures.notInsurance')} ${said('site.disclosures.noPayments')}`,
    `${PACKAGE_NAMES.package5}: ${said('quote.explain.package5')}`,
  ];
  return { ...unknown, text: `${unknown.text}\n\n${lines.map((line) => `- ${line}`).join('\n')}` };
};
/** Prompt injection. The assistant does not follow it, nor discloses its instructions. */
export const refuseInstructions = saying('instructions', ['faq', 'contact']);

/** Says one thing, whatever the words of the question. */
function saying(
  key:
    | 'unknown'
    | 'booking'
    | 'hospital'
    | 'memberLogin'
    | 'otherCompanies'
    | 'otherPrograms'
    | 'instructions',
  places: readonly Place[],
  kind: ReplyKind = 'declined',
): Refusal {
  return ({ locale }, site) => {
    const t = refusalTranslator(locale);
    return {
      kind,
      text: t(key, { ...serviceFacts(site, locale), appointments: site.phones.appointments }),
      links: places.map((place) => ({ href: PLACES[place], label: t(`links.${place}`) })),
    };
  };
}

/** What may have been asked, as somebody who is not certain says it: a sentence and a link of each, and a phone. */
export function answerUnsure(found: readonly Passage[], { locale }: Question, site: Site): Answer {
  const t = refusalTranslator(locale);
  const said = found.map(({ text }) => `- ${text}`);
  return {
    kind: 'unsure',
    text: [t('unsure'), said.join('\n'), t('orAsk', serviceFacts(site, locale))].join('\n\n'),
    links: found.map(({ href, label }) => ({ href, label })),
  };
}

/** Claims, payments, balances, appointments, results: nobody's data is known to the assistant. */
export const refuseAccount: Refusal = ({ text, locale }, { phones }) => {
  const t = refusalTranslator(locale);
  const concepts = conceptsIn(text);
  const about = concepts.has('results') ? 'results' : concepts.has('appointment') ? 'appointment' : 'account';
  const said = t(about, { customerService: phones.customerService, appointments: phones.appointments });
  return {
    kind: 'declined',
    text: text.includes(MASK) ? `${said} ${t('numberRemoved')}` : said,
    links: [{ href: '/#contact', label: t('links.contact') }],
  };
};

/** Whether a dose or a medicine is named. */
export function asksForDose(text: string): boolean {
  const concepts = conceptsIn(text);
  return ['dose', 'drug-name', 'medicine'].some((concept) => concepts.has(concept));
}

/** What it is, whether it is grave, what to take and how much: a doctor's and a pharmacist's questions. */
export const refuseMedical: Refusal = ({ text, locale }, { phones }) => {
  const t = refusalTranslator(locale);
  const concepts = conceptsIn(text);
  const isDosing = asksForDose(text);
  const isChild = concepts.has('child') || concepts.has('baby');
  const about = isDosing ? (isChild ? 'dosingChild' : 'dosing') : isChild ? 'diagnosisChild' : 'diagnosis';
  const specialty = isChild
    ? 'Pediatrics'
    : isDosing
      ? 'Pharmacy'
      : (readNeed(text).filters.specialty ?? 'General Medicine');
  const contact = t('medicalContact', {
    appointments: phones.appointments,
    emergency: EMERGENCY_NUMBERS.emergency,
  });
  return {
    kind: 'declined',
    text: `${t(about)} ${contact}`,
    links: [
      {
        href: `/providers?${new URLSearchParams({ specialty })}`,
        label: t('links.directory', { specialty: findSpecialty(specialty)?.[locale] ?? specialty }),
      },
      { href: '/#contact', label: t('links.contact') },
    ],
  };
};
