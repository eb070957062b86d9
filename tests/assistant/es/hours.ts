import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const { phones, offices } = SITE;
const [miami, orlando] = offices;
const PLACES = ['/#locations', '/#contact', '/#faq-customer-service'];

/** Hours, offices and phones. Numbers and addresses are those of the configuration. */
export const hours: readonly Question[] = [
  {
    ask: 'a que hora cierran',
    kind: 'hours',
    needs: [['5:00 PM'], ['viernes']],
    // The old Spanish text differed: 6 PM and Saturdays (docs/product/languages.md).
    never: ['6:00 PM', '6 de la tarde'],
    cites: PLACES,
    because: 'plan-facts.md: Monday-Friday 8:00 AM-5:00 PM.',
  },
  {
    ask: 'abren los sabados???',
    kind: 'hours',
    needs: [['lunes'], ['viernes']],
    never: ['abrimos los sábados', 'lunes a sábado', 'sábados de'],
    cites: PLACES,
    because: 'plan-facts.md: Monday-Friday.',
  },
  {
    ask: 'donde queda la oficina de orlando',
    kind: 'hours',
    needs: [[orlando.street], [orlando.zipCode]],
    never: [],
    cites: ['/#locations', '/#contact'],
    because: 'home.md: Orlando (12250 Menta St 103, 32837).',
  },
  {
    ask: 'y la de miami?',
    before: ['me da la direccion de orlando porfa'],
    kind: 'hours',
    needs: [[miami.street], [miami.zipCode]],
    never: [],
    cites: ['/#locations', '/#contact'],
    because: 'home.md: Miami (7350 NW 7th St Suite 204, 33126).',
  },
  {
    ask: 'tienen oficina en west palm beach o naples',
    kind: 'hours',
    needs: [['Miami'], ['Orlando']],
    never: ['oficina en West Palm Beach', 'oficina en Naples'],
    cites: ['/#locations', '/#faq-service-areas', '/#contact'],
    because: 'home.md: two offices, Miami and Orlando.',
  },
  {
    ask: 'a que numero llamo pa sacar cita',
    kind: 'hours',
    needs: [[phones.appointments]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service', '/#preventive-care', '/#faq-preventive-panels'],
    because: 'Configuration: appointments.',
  },
  {
    ask: 'dame el telefono de servicio al cliente',
    kind: 'hours',
    needs: [[phones.customerService]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service'],
    because: 'Configuration: customer service.',
  },
  {
    ask: 'cual es el fax para mandar unos papeles',
    kind: 'hours',
    needs: [[phones.fax]],
    never: [],
    cites: ['/#contact'],
    because: 'Configuration: fax.',
  },
  {
    ask: 'llamo desde tampa, hay un numero gratis?',
    kind: 'hours',
    needs: [[phones.tollFree]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service'],
    because: 'Configuration: toll free, and other counties.',
  },
  {
    ask: 'mi papá es sordo cómo se comunica con ustedes',
    kind: 'hours',
    needs: [[phones.tty]],
    never: [],
    cites: ['/#contact', '/#faq-customer-service', '/accessibility', '/policies/non-discrimination'],
    because: 'Configuration: TTY.',
  },
];
