import type { ReplyKind } from '../chat.ts';
import { refusalTranslator } from './refusal-translator.ts';
import type { Refusal } from './refuse.ts';

/** Where a refusal can lead; each has its label among the messages' `links`. */
const PLACES = {
  contact: '/#contact',
  faq: '/#faq',
  memberPortal: '/member-portal',
  providers: '/providers',
  quote: '/quote',
} as const;
type Place = keyof typeof PLACES;

/** Appointments are made by phone only. */
export const refuseBooking = saying('booking', ['providers', 'contact']);
/** Members sign in elsewhere; the site's menu leads there. */
export const explainMemberLogin = saying('memberLogin', ['memberPortal'], 'answer');
/** Other companies and their prices. */
export const refuseOtherCompanies = saying('otherCompanies', ['quote', 'contact']);
/** Public programs, and whether the plan goes together with them. */
export const refuseOtherPrograms = saying('otherPrograms', ['contact']);
/** Prompt injection. The assistant does not follow it, nor discloses its instructions. */
export const refuseInstructions = saying('instructions', ['faq', 'contact']);

/** Says one thing, whatever the words of the question. */
function saying(
  key: 'booking' | 'memberLogin' | 'otherCompanies' | 'otherPrograms' | 'instructions',
  places: readonly Place[],
  kind: ReplyKind = 'declined',
): Refusal {
  return ({ locale }, { phones }) => {
    const t = refusalTranslator(locale);
    return {
      kind,
      text: t(key, { customerService: phones.customerService, appointments: phones.appointments }),
      links: places.map((place) => ({ href: PLACES[place], label: t(`links.${place}`) })),
    };
  };
}
