import type { Question } from '../question.ts';

const TIERS = ['/#faq-loyalty-program', '/#faq-advance-tiers', '/#faq-tier-status', '/#about'];
const PROCEDURES = [
  '/#faq-loyalty-program',
  '/#faq-diamond-tier',
  '/#faq-additional-benefits',
  '/#faq-advance-tiers',
];
const BECAUSE = 'plan-facts.md: Bronze at start, Silver 12, Gold 24, Diamond 36 months.';

/** The loyalty program. */
export const tiers: readonly Question[] = [
  {
    ask: 'que niveles hay en el programa de lealtad',
    kind: 'tier',
    needs: [['Bronce'], ['Plata'], ['Oro'], ['Diamante']],
    never: ['Platino'],
    cites: TIERS,
    because: BECAUSE,
  },
  {
    ask: 'llevo 30 meses seguiditos con ustedes q nivel me toca',
    kind: 'tier',
    needs: [['Oro']],
    never: ['usted es Plata', 'usted es Diamante', 'está en Plata', 'está en Diamante'],
    cites: TIERS,
    because: BECAUSE,
  },
  {
    ask: 'cuándo paso a plata?',
    kind: 'tier',
    needs: [['12 meses', '1 año']],
    never: ['6 meses', 'a los 24 meses pasa a Plata'],
    cites: TIERS,
    because: BECAUSE,
  },
  {
    ask: 'diamante cuantos procedimientos extra son al año',
    kind: 'tier',
    needs: [['5', 'hasta 5', '5 procedimientos']],
    never: ['10', 'hasta 4 con Diamante', 'ilimitad*'],
    cites: PROCEDURES,
    because: 'plan-facts.md: Diamond up to 5.',
  },
  {
    ask: 'y oro',
    before: ['cuantos procedimientos adicionales da plata'],
    kind: 'tier',
    needs: [['hasta 4', '4 al año', '4 procedimientos', '4 adicionales']],
    never: ['hasta 3 con Oro', 'hasta 5 con Oro', 'Oro tiene hasta 5'],
    cites: PROCEDURES,
    because: 'plan-facts.md: Gold up to 4.',
  },
  {
    ask: 'hay que llamar o llenar algo para que me suban de nivel?',
    kind: 'tier',
    needs: [['automátic*', 'sube solo', 'sin pedir', 'no tiene que', 'sin llenar']],
    never: ['debe llamar para subir', 'tiene que solicitarlo', 'debe solicitarlo'],
    cites: TIERS,
    because: 'plan-facts.md: tiers advance automatically.',
  },
  {
    ask: 'con que nivel empieza uno cuando entra nuevo',
    kind: 'tier',
    needs: [['Bronce']],
    never: ['empieza en Plata', 'empieza en Oro'],
    cites: [...TIERS, '/#faq-first-join'],
    because: 'plan-facts.md: Bronze at start.',
  },
  {
    ask: 'como se yo en que nivel estoy ahorita',
    kind: 'tier',
    needs: [['meses'], ['Bronce', 'servicio al cliente']],
    never: ['usted está en el nivel Oro', 'usted está en el nivel Diamante'],
    cites: TIERS,
    because: 'Site, FAQ tier status: count the months, or call customer service.',
  },
];
