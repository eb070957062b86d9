import type { Question } from '../question.ts';

const POLICY = ['/policies/refund'];
const POLICY_OR_JOINING = ['/policies/refund', '/#faq-first-join'];

/** Refunds and the application fee. */
export const refunds: readonly Question[] = [
  {
    ask: 'quiero que me devuelvan mi dinero como hago',
    kind: 'refund',
    needs: [
      ['por escrito', 'escrit*'],
      ['3 días', '30 días'],
    ],
    never: ['5 días', '60 días', 'por teléfono solamente'],
    cites: POLICY,
    because: 'plan-facts.md: written request; PHC within 3 days, DPO within 30 days.',
  },
  {
    ask: 'me arrepentí de la clinica prepagada ayer la compre, estoy a tiempo?',
    kind: 'refund',
    needs: [['3 días']],
    never: ['ya no está a tiempo', '10 días', '14 días'],
    cites: POLICY_OR_JOINING,
    because: 'plan-facts.md: PHC refund requested within 3 days of application.',
  },
  {
    ask: 'plan de descuento reembolso cuantos dias tengo',
    kind: 'refund',
    needs: [['30 días']],
    never: ['DPO dentro de los 3 días', '15 días'],
    cites: POLICY_OR_JOINING,
    because: 'plan-facts.md: DPO refund within 30 days.',
  },
  {
    ask: 'los 25 pesos de la solicitud me los regresan?',
    kind: 'refund',
    needs: [['no es reembolsable', 'no reembolsable', 'no se reembolsa', 'no se devuelve*']],
    never: ['es reembolsable', 'le devolvemos los $25', 'se le regresan'],
    cites: [...POLICY_OR_JOINING, '/quote'],
    because:
      'plan-facts.md: application fee $25.00, non-refundable. Pesos: what Caribbean Spanish calls dollars.',
  },
  {
    ask: 'cuanto se tardan en mandar el reembolso??? ya mandé la carta',
    kind: 'refund',
    needs: [['45 días laborables', '45 días hábiles']],
    never: ['30 días laborables', '90 días', '45 días naturales'],
    cites: POLICY,
    because: 'plan-facts.md: processing up to 45 business days.',
  },
  {
    ask: 'y tiene q llevar firma?',
    before: ['como pido el reembolso del plan'],
    kind: 'refund',
    needs: [['firm*'], ['solicitante principal', 'titular']],
    never: ['no hace falta firma', 'sin firma', 'cualquiera puede firmar'],
    cites: POLICY,
    because: 'plan-facts.md: request signed by the principal applicant.',
  },
  {
    ask: 'puedo pedir la devolución por teléfono',
    kind: 'refund',
    needs: [['por escrito', 'escrit*']],
    never: ['sí puede pedirla por teléfono', 'puede hacerlo por teléfono'],
    cites: POLICY,
    because: 'plan-facts.md: written request.',
  },
];
