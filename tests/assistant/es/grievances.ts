import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const POLICY = ['/policies/grievance'];

/** Complaints, their levels and their deadlines. */
export const grievances: readonly Question[] = [
  {
    ask: 'me trataron malisimo y quiero poner una queja',
    kind: 'grievance',
    needs: [[SITE.phones.customerService, 'por escrito', 'escriba', SITE.offices[0].street]],
    never: ['no puede quejarse'],
    cites: ['/policies/grievance', '/#contact'],
    because: 'Site, grievance procedures: call first, or write.',
  },
  {
    ask: 'cuánto tiempo tengo para meter la queja formal',
    kind: 'grievance',
    needs: [['1 año', '12 meses']],
    never: ['6 meses', '2 años', '30 días desde lo ocurrido'],
    cites: POLICY,
    because: 'plan-facts.md: one year to file from the event.',
  },
  {
    ask: 'mande la queja formal el lunes, cuando me avisan q la recibieron',
    kind: 'grievance',
    needs: [['5 días laborables', '5 días hábiles']],
    never: ['10 días laborables', '10 días hábiles'],
    cites: POLICY,
    because: 'plan-facts.md: formal grievance acknowledged within 5 business days.',
  },
  {
    ask: 'y el resultado?',
    before: ['en cuanto me confirman que recibieron mi queja formal'],
    kind: 'grievance',
    needs: [['30 días laborables', '30 días hábiles']],
    never: ['45 días laborables', '60 días'],
    cites: POLICY,
    because: 'plan-facts.md: outcome within 30 business days.',
  },
  {
    ask: 'me negaron en nivel 1 que puedo hacer',
    kind: 'grievance',
    needs: [['nivel 2', 'segundo nivel'], ['30 días']],
    never: ['60 días', '90 días'],
    cites: POLICY,
    because: 'plan-facts.md: level-2 received within 30 days of the level-1 decision.',
  },
  {
    ask: 'es urgente mi queja, mi esposa no puede esperar tanto por la autorizacion de su tratamiento',
    kind: 'grievance',
    needs: [['72 horas']],
    never: ['24 horas', '48 horas'],
    cites: POLICY,
    because: 'plan-facts.md: expedited review decided within 72 hours.',
  },
  {
    ask: 'Si no quedo conforme, ¿puedo apelar ante el estado? ¿Qué plazo hay?',
    kind: 'grievance',
    needs: [['1 año', '12 meses']],
    never: ['6 meses', '180 días', '2 años'],
    cites: POLICY,
    because: 'plan-facts.md: state appeal within 1 year.',
  },
];
