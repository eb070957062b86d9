import type { Question } from '../question.ts';

const POLICY = ['/policies/refund'];
const POLICY_OR_JOINING = ['/policies/refund', '/#faq-first-join'];

/** Refunds and the application fee. */
export const refunds: readonly Question[] = [
  {
    ask: 'how do i get my money back',
    kind: 'refund',
    needs: [
      ['in writing', 'written'],
      ['3 days', '30 days'],
    ],
    never: ['5 days', '60 days'],
    cites: POLICY,
    because: 'plan-facts.md: written request; PHC within 3 days, DPO within 30 days.',
  },
  {
    ask: 'how many days to cancel the clinic plan (phc) and get a refund',
    kind: 'refund',
    needs: [['3 days']],
    never: ['PHC within 30 days', '10 days', '14 days'],
    cites: POLICY_OR_JOINING,
    because: 'plan-facts.md: PHC refund requested within 3 days of application.',
  },
  {
    ask: 'and for the discount plan?',
    before: ['how long do i have to ask for a refund of the phc'],
    kind: 'refund',
    needs: [['30 days']],
    never: ['DPO within 3 days', '45 days'],
    cites: POLICY_OR_JOINING,
    because: 'plan-facts.md: DPO refund within 30 days.',
  },
  {
    ask: 'do i get the 25 dollars back if i change my mind',
    kind: 'refund',
    needs: [
      ['not refundable', 'non-refundable', 'nonrefundable', 'not refunded', "isn't refundable"],
      ['$25'],
    ],
    never: ['is refundable', 'you get the $25 back', 'get your $25 back'],
    cites: [...POLICY_OR_JOINING, '/quote'],
    because: 'plan-facts.md: application fee $25.00, non-refundable.',
  },
  {
    ask: 'Sent my refund letter a month ago and still nothing. How long does it take??',
    kind: 'refund',
    needs: [['45 business days']],
    never: ['45 calendar days', '30 business days', '90 days'],
    cites: POLICY,
    because: 'plan-facts.md: processing up to 45 business days.',
  },
  {
    ask: 'can my wife sign the refund paper for me, im the one who applied',
    kind: 'refund',
    needs: [['principal applicant', 'main applicant', 'you must sign', 'you have to sign']],
    never: ['your wife can sign', 'anyone can sign'],
    cites: POLICY,
    because: 'plan-facts.md: request signed by the principal applicant.',
  },
  {
    ask: 'what do i write in the refund request',
    kind: 'refund',
    needs: [['reason'], ['sign', 'signed', 'signature']],
    never: ['no reason needed', 'by phone only'],
    cites: POLICY,
    because: 'plan-facts.md: written request signed by the principal applicant with a reason.',
  },
];
