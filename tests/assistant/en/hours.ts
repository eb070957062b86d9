import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const { phones, offices } = SITE;
const [miami, orlando] = offices;
const PLACES = ['/#locations', '/#contact', '/#faq-customer-service'];

/** Hours, offices and phones. Numbers and addresses are those of the configuration. */
export const hours: readonly Question[] = [
  {
    ask: 'what time do u open',
    kind: 'hours',
    needs: [['8:00 AM'], ['Monday']],
    never: ['9:00 AM', '7:00 AM', '6:00 PM'],
    cites: PLACES,
    because: 'plan-facts.md: Monday-Friday 8:00 AM-5:00 PM.',
  },
  {
    ask: 'are you open saturday',
    kind: 'hours',
    needs: [['Monday'], ['Friday']],
    never: ['open on Saturday', 'open Saturday', 'open on Saturdays', 'Monday to Saturday'],
    cites: PLACES,
    because: 'plan-facts.md: Monday-Friday.',
  },
  {
    ask: 'whats the adress in miami',
    kind: 'hours',
    needs: [[miami.street], [miami.zipCode]],
    never: [],
    cites: ['/#locations', '/#contact'],
    because: 'home.md: Miami (7350 NW 7th St Suite 204, 33126).',
  },
  {
    ask: 'and the orlando one? what time does it close',
    before: ['where is your miami office'],
    kind: 'hours',
    needs: [[orlando.street, 'Orlando'], ['5:00 PM']],
    never: ['6:00 PM', '4:00 PM'],
    cites: ['/#locations', '/#contact'],
    because: 'home.md: both offices have the same hours.',
  },
  {
    ask: 'do you have an office in Tampa?',
    kind: 'hours',
    needs: [['Miami'], ['Orlando']],
    never: ['office in Tampa', 'Tampa office'],
    cites: ['/#locations', '/#faq-service-areas', '/#contact'],
    because: 'home.md: two offices, Miami and Orlando.',
  },
  {
    ask: 'phone number to make an appointment',
    kind: 'hours',
    needs: [[phones.appointments]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service', '/#preventive-care', '/#faq-preventive-panels'],
    because: 'Configuration: appointments.',
  },
  {
    ask: 'what number do doctors call for authorizations',
    kind: 'hours',
    needs: [[phones.authorizations]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service', '/#faq-referrals'],
    because: 'Configuration: authorizations.',
  },
  {
    ask: 'fax',
    kind: 'hours',
    needs: [[phones.fax]],
    never: [],
    cites: ['/#contact'],
    because: 'Configuration: fax.',
  },
  {
    ask: "i'm deaf how do i call you",
    kind: 'hours',
    needs: [[phones.tty]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service', '/accessibility', '/policies/non-discrimination'],
    because: 'Configuration: TTY.',
  },
  {
    ask: 'is there a toll free number, im calling from ocala',
    kind: 'hours',
    needs: [[phones.tollFree]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service'],
    because: 'Configuration: toll free.',
  },
];
