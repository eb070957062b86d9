import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  names: { bronze: 'Bronce', silver: 'Plata', gold: 'Oro', diamond: 'Diamante' },
  program:
    'Mientras más tiempo siga sin interrupción, más procedimientos adicionales recibe cada año. Usted sube automáticamente.',
  start:
    '{months, plural, =0 {{tier}: desde el día en que se inscribe.} other {{tier}: a los # meses de membresía continua.}}',
  upTo: 'Hasta {count} procedimientos adicionales al año.',
  procedures: '{tier} tiene hasta {count} procedimientos adicionales al año.',
  noProcedures: '{tier}: nuestra página no menciona procedimientos adicionales.',
  each: 'Procedimientos adicionales al año:',
  whichOnes:
    'Nuestra página no dice cuáles son los procedimientos. Pregunte a servicio al cliente al {customerService}. Horario: {hours}.',
  mine: 'Con {months, plural, one {# mes} other {# meses}} sin interrupción, su nivel es {tier}.',
  next: '{tier} llega a los {months} meses: {left, plural, one {falta # mes} other {faltan # meses}}.',
  automatic: 'Usted sube automáticamente, sin pedir ni llenar nada.',
  count: 'Cuente los meses desde que se inscribió, sin interrupción.',
  toBeSure: 'Para confirmarlo, llame a servicio al cliente al {customerService}. Horario: {hours}.',
  break:
    'Los niveles cuentan los meses de membresía continua, es decir, sin interrupción. Antes de dejar el plan, pregunte a servicio al cliente qué pasaría con su nivel: {customerService}. Horario: {hours}.',
  link: 'El programa de lealtad',
} as const satisfies Translation<typeof en>;
