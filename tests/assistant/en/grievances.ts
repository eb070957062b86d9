import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const POLICY = ['/policies/grievance'];

/** Complaints, their levels and their deadlines. */
export const grievances: readonly Question[] = [
  {
    ask: 'i want to file a complaint',
    kind: 'grievance',
    needs: [[SITE.phones.customerService, 'in writing', 'write to', SITE.offices[0].street]],
    never: ['you cannot complain'],
    cites: ['/policies/grievance', '/#contact'],
    because: 'Site, grievance procedures: call first, or write.',
  },
  {
    ask: 'something happened at the clinic last winter, is it too late to do a grievance',
    kind: 'grievance',
    needs: [['1 year', 'one year', '12 months']],
    never: ['6 months', '30 days from the event', '2 years'],
    cites: POLICY,
    because: 'plan-facts.md: one year to file from the event.',
  },
  {
    ask: 'how long til you tell me you got my grievance',
    kind: 'grievance',
    needs: [['5 business days']],
    never: ['5 calendar days', '10 business days'],
    cites: POLICY,
    because: 'plan-facts.md: formal grievance acknowledged within 5 business days.',
  },
  {
    ask: 'and when do i get the decision',
    before: ['how long does it take until you confirm my grievance'],
    kind: 'grievance',
    needs: [['30 business days']],
    never: ['45 business days', '60 days'],
    cites: POLICY,
    because: 'plan-facts.md: outcome within 30 business days.',
  },
  {
    ask: "I don't agree with the level 1 decision, now what",
    kind: 'grievance',
    needs: [['level 2', 'second level', 'level-2'], ['30 days']],
    never: ['60 days', '90 days'],
    cites: POLICY,
    because: 'plan-facts.md: level-2 received within 30 days of the level-1 decision.',
  },
  {
    ask: 'my surgery cant wait 30 days for your review. is there a fast one',
    kind: 'grievance',
    needs: [['72 hours']],
    never: ['48 hours', '24 hours', '5 days'],
    cites: POLICY,
    because: 'plan-facts.md: expedited review decided within 72 hours.',
  },
  {
    ask: 'Can I appeal to the state of florida & how long do i have',
    kind: 'grievance',
    needs: [['1 year', 'one year', '12 months']],
    never: ['6 months', '180 days', '2 years'],
    cites: POLICY,
    because: 'plan-facts.md: state appeal within 1 year.',
  },
];
