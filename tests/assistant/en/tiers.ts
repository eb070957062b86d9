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
    ask: 'whats the loyalty program',
    kind: 'tier',
    needs: [['Bronze'], ['Silver'], ['Gold'], ['Diamond']],
    never: ['Platinum'],
    cites: TIERS,
    because: BECAUSE,
  },
  {
    ask: 'been a member 14 months no breaks what tier am i',
    kind: 'tier',
    needs: [['Silver']],
    never: ['you are Gold', 'you are Bronze', "you're Gold"],
    cites: TIERS,
    because: BECAUSE,
  },
  {
    ask: 'how long till diamond',
    kind: 'tier',
    needs: [['36 months', '3 years']],
    never: ['48 months', '5 years'],
    cites: [...TIERS, '/#faq-diamond-tier'],
    because: BECAUSE,
  },
  {
    ask: 'how many extra procedures with gold',
    kind: 'tier',
    needs: [['up to 4', '4 a year', '4 additional', '4 extra', '4 per year']],
    never: ['up to 3 with Gold', 'up to 5 with Gold', 'Gold has up to 5', 'unlimited'],
    cites: PROCEDURES,
    because: 'plan-facts.md: Silver up to 3, Gold up to 4, Diamond up to 5.',
  },
  {
    ask: 'and silver?',
    before: ['what do i get with the diamond tier'],
    kind: 'tier',
    needs: [['up to 3', '3 a year', '3 additional', '3 extra', '3 per year']],
    never: ['up to 4 with Silver', 'up to 5 with Silver', 'Silver has up to 4', 'Silver has up to 5'],
    cites: PROCEDURES,
    because: 'plan-facts.md: Silver up to 3.',
  },
  {
    ask: 'Do I have to fill out something to move up from Bronze to Silver?',
    kind: 'tier',
    needs: [
      ['automatic*', 'by itself', 'nothing to ask for', 'do not have to', "don't have to", 'nothing to fill'],
    ],
    never: ['you must apply', 'you need to apply', 'you have to apply'],
    cites: TIERS,
    because: 'plan-facts.md: tiers advance automatically.',
  },
  {
    ask: 'if i stop paying for 2 months and come back do i keep my gold',
    kind: 'tier',
    needs: [['continuous', 'without a break', 'no break', 'without interruption']],
    never: ['you keep your Gold', 'yes you keep'],
    cites: TIERS,
    because: 'plan-facts.md: tiers count continuous membership.',
  },
  {
    ask: 'joined 2 yrs ago exactly lol do i get something for that',
    kind: 'tier',
    needs: [['Gold']],
    never: ['you are Silver', "you're Silver", 'you are Diamond'],
    cites: TIERS,
    because: 'plan-facts.md: Gold after 24 months.',
  },
];
