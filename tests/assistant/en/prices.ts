import { SITE } from '../../support/default-site.ts';
import { priceOf, type Question } from '../question.ts';

const { phones } = SITE;
const BECAUSE = 'quote.md: basic coverage, per child, packages.';

/** Prices by the tables of docs/product/quote.md, and what is missing for one. */
export const prices: readonly Question[] = [
  {
    ask: 'how much for a family of 4? im 34 my wife is 36 and 2 kids, with bienestar integral',
    kind: 'price',
    // 96 + 2 × 15.75 + 19.75
    needs: [['$147.25']],
    never: ['$139.25', '$127.50'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('family', '31-45', { children: 2, core: 'package2' })],
  },
  {
    ask: 'price for just me im 27',
    kind: 'price',
    needs: [['$48.00']],
    never: ['$86.00', '$56.00'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '18-30')],
  },
  {
    ask: 'HOW MUCH A MONTH FOR A 68 YEAR OLD WOMAN WHO LIVES ALONE',
    kind: 'price',
    needs: [['$85.00']],
    never: ['$71.00', '$126.00'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '65+')],
  },
  {
    ask: 'me and my husband are both 52, no kids, and we want the hospital package too. total?',
    kind: 'price',
    // 106 + 14.75: a family plan without children pays the couple price.
    needs: [['$120.75']],
    never: ['$125.75', '$115.75'],
    cites: ['/quote'],
    because: 'quote.md, package price rule: couplePrice for a family plan without children.',
    prices: [priceOf('family', '46-55', { hospital: true })],
  },
  {
    ask: 'individual plan for a mom of 29 with three kids',
    kind: 'price',
    // 48 + 3 × 15.75
    needs: [['$95.25']],
    never: ['$133.25'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '18-30', { children: 3 })],
  },
  {
    ask: 'how much does each kid add',
    kind: 'price',
    needs: [['$15.75']],
    never: [],
    cites: ['/quote'],
    because: 'quote.md: per-child cost 15.75.',
    prices: [priceOf('family', '31-45', { children: 1, figure: 'childrenCost' })],
  },
  {
    ask: 'whats the price of sonrisa perfecta for a family',
    kind: 'price',
    needs: [['$9.95']],
    never: ['$19.75'],
    cites: ['/quote'],
    because: 'quote.md: package3 family 9.95.',
    prices: [priceOf('family', '31-45', { children: 2, core: 'package3', figure: 'packagesCost' })],
  },
  {
    ask: 'How much is Salud Preventiva, only for one person?',
    kind: 'price',
    needs: [['$5.95']],
    never: ['$11.75'],
    cites: ['/quote'],
    because: 'quote.md: package4 individual 5.95.',
    prices: [priceOf('individual', '31-45', { core: 'package4', figure: 'packagesCost' })],
  },
  {
    ask: 'im 40, individual, and i want proteccion total plus. monthly?',
    kind: 'price',
    // 56 + 29.75
    needs: [['$85.75']],
    never: ['$125.75'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '31-45', { core: 'package1' })],
  },
  {
    ask: "family plan, i'm 60 my wife is 58, no kids and nothing extra",
    kind: 'price',
    needs: [['$116.00']],
    never: ['$126.00', '$71.00'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('family', '56-65')],
  },
  {
    ask: 'how much is that per person',
    before: ['family plan, age 45, two kids, no packages. how much?'],
    kind: 'price',
    // (96 + 2 × 15.75) / 4 = 31.875
    needs: [['$31.88']],
    never: ['$63.75', '$31.87'],
    cites: ['/quote'],
    because: 'quote.md: per-person is the total divided by people.',
    prices: [priceOf('family', '31-45', { children: 2, figure: 'perPerson' })],
  },
  {
    ask: 'and if i add my two kids?',
    before: ['how much is an individual plan for me, im 33'],
    kind: 'price',
    // 56 + 2 × 15.75
    needs: [['$87.50']],
    never: ['$127.50'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '31-45', { children: 2 })],
  },
  {
    ask: 'ok now with bienestar integral',
    before: ['hi', 'price for a family im 38 with 1 child'],
    kind: 'price',
    // 96 + 15.75 + 19.75
    needs: [['$131.50']],
    never: ['$123.50', '$116.00'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('family', '31-45', { children: 1, core: 'package2' })],
  },
  {
    ask: 'how much would it be for my wife and me, no kids',
    kind: 'price',
    needs: [['age', 'how old', 'ages', 'old are you']],
    never: ['your total is', 'your price is'],
    cites: ['/quote'],
    because: 'quote.md: the price depends on the age, which is missing.',
  },
  {
    ask: 'price?',
    kind: 'price',
    needs: [
      ['age', 'how old', 'old are you'],
      ['family', 'individual', 'people', 'children', 'kids'],
    ],
    never: ['your total is', 'your price is'],
    cites: ['/quote'],
    because: 'quote.md: plan type, age and children are missing.',
  },
  {
    ask: "How much for a family with 5 kids, I'm 37",
    kind: 'price',
    needs: [
      ['4', 'up to 4'],
      [phones.customerService, phones.miamiDade, phones.otherCounties],
    ],
    // 96 + 5 × 15.75 would be 174.75, which no rule gives.
    never: ['$174.75'],
    cites: ['/quote'],
    because: 'quote.md: children 0-4.',
  },
  {
    ask: 'is it more expensive in Broward than in Miami? same family same ages',
    kind: 'price',
    needs: [
      [
        'does not change',
        "doesn't change",
        'same price',
        'price is the same',
        'does not depend on',
        "doesn't depend on",
        'no difference',
        'not change the price',
      ],
    ],
    never: ['more expensive in Broward', 'cheaper in Miami', 'costs more in Broward'],
    cites: ['/quote'],
    because: 'Site, quote: the county does not change the price.',
  },
  {
    ask: 'is the application fee already in the monthly price',
    kind: 'price',
    needs: [
      ['$25'],
      [
        'not included',
        "isn't included",
        'not in the price',
        'not part of',
        'separate*',
        'on top',
        'not refundable',
        'no',
      ],
    ],
    never: ['fee is included', 'already included'],
    cites: ['/quote', '/#faq-first-join', '/policies/refund'],
    because: 'plan-facts.md: application fee $25.00; site, quote: not in the price.',
  },
  {
    ask: 'so my mom is 71, she moved here from Ponce to live with us in Hialeah and has nothing right now. individual plan plus the package with dental vision and pharmacy, not the big one. how much would that be a month more or less? thank you and sorry so long',
    kind: 'price',
    // 85 + 11.75
    needs: [['$96.75']],
    never: ['$104.75', '$114.75'],
    cites: ['/quote'],
    because: BECAUSE,
    prices: [priceOf('individual', '65+', { core: 'package2' })],
  },
  {
    ask: 'how much is the hospital package',
    kind: 'price',
    needs: [['$9.75'], ['$19.75']],
    never: [],
    cites: ['/quote'],
    because: 'quote.md: hospital package individual 9.75, couple 14.75, family 19.75.',
    prices: [
      priceOf('individual', '31-45', { hospital: true, figure: 'packagesCost' }),
      priceOf('family', '31-45', { children: 1, hospital: true, figure: 'packagesCost' }),
    ],
  },
];
