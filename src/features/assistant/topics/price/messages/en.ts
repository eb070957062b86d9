export default {
  calculator: 'Get a quote',
  calculatorSet: 'See this quote',
  refundPolicy: 'Refund policy',

  total:
    '{total} a month for {planType, select, family {a family plan: two adults} other {an individual plan: one person}}{children, plural, =0 {} one { and 1 child} other { and # children}}.',
  perPerson:
    '{perPerson} a month per person: {total} a month for {people, plural, one {1 person} other {# people}}.',
  line: '{what}: {amount}',

  year: 'For 12 months that’s {amount}, plus the application fee of $25.00 once.',
  otherMember: 'If the main member is the one who is {years}, it’s {total} a month.',

  countedYears:
    'I used {years, plural, =0 {less than 1 year} one {# year} other {# years}} as the main member’s age (range: {range}).',
  countedRange: 'I used this age range for the main member: {range}.',
  countedNone: {
    both: 'That’s without children or packages.',
    children: 'That’s without children.',
    packages: 'That’s without packages.',
  },

  twoRanges:
    'At {years} there are two age ranges, so the monthly price of {planType, select, family {a family plan} other {an individual plan}}{children, plural, =0 {} one { with 1 child} other { with # children}} is one of these:',
  twoRangesAsk: 'Call us at {customerService} and we’ll tell you which one is yours.',

  missingBoth: 'The monthly price depends on the main member’s age and on who the plan is for. Tell me:',
  askAge: 'How old is the main member?',
  askWho: 'Who is it for: one person or a family (two adults), and how many children?',
  askChildren: 'How many children, up to 4?',
  missingAge:
    'How old is the main member? The monthly price for {planType, select, family {a family plan (two adults{children, plural, =0 {} one { and 1 child} other { and # children}})} other {an individual plan (one person{children, plural, =0 {} one { and 1 child} other { and # children}})}} depends on that age:',
  missingWho: 'Is it for one person or for a family (two adults)? These are the monthly prices at that age:',
  missingWhoChildren: 'If there are children, tell me how many. Each one adds {child} a month.',
  missingChildren:
    'How many children would be on the plan? It takes up to 4, and each one adds {child} a month.',

  unclear: 'Before I give you a price, I’d like to check your plan.',
  pressPlan: 'If it’s the one below, press it. If not, tell me: {details}',
  tellPlan: 'Tell me: {details}',
  planDetails: 'one or two adults, the main member’s age, how many children, and any package.',
  plan: 'Price of {planType, select, family {a family plan (two adults)} other {an individual plan (one adult)}}: main member {age}, {children, plural, =0 {no children} one {1 child} other {# children}}, {packages}',
  planYears: '{years, plural, one {# year} other {# years}} old',
  planPackages:
    '{has, select, both {with {name} and the hospital package} core {with {name}} hospital {with the hospital package} other {no packages}}',

  individual: 'Individual plan',
  family: 'Family plan',
  couple: 'Family plan without children (couple)',
  familyWithChildren: 'Family plan with children',

  tooManyChildren:
    'A quote takes up to 4 children. For a larger family, call us at {customerService} ({hours}) and we’ll tell you the price.',
  tooManyAdults:
    'A family plan is for two adults and up to 4 children. For more adults, call us at {customerService} ({hours}) and we’ll tell you the price.',

  child: 'Each child adds {child} a month. You can add up to 4, on an individual plan or a family plan.',
  children: '{count} children add {amount} a month: {child} each.',

  package: '{name}, each month:',
  packageOne:
    '{amount} a month for {name}, on {kind, select, individual {an individual plan} couple {a family plan without children (couple price)} other {a family plan}}.',
  packageOnly: 'That’s for the package only; the plan’s basic monthly price is separate.',
  hospital: 'It gives discounts on hospital services. It is not hospital insurance.',
  packages: 'The packages, each month, on top of the plan’s basic monthly price:',
  packageLine: '{name} ({benefits}): {prices}',
  packagePrice: '{amount} {kind, select, individual {individual} couple {couple} other {family}}',
  hospitalBenefits: 'discounts on hospital services',
  oneCore: 'You can have only one core package. You can add the hospital package to it.',
  cheapestPackages: 'The core packages with the lowest monthly price:',

  cheapestPlan: 'The lowest price is the basic monthly price, without packages. Each month:',
  table: 'The monthly price depends on the main member’s age and on who the plan is for:',
  tableLine: '{range}: {individual} individual, {family} family',
  tableMore:
    'Each child adds {child} a month. Packages are optional and separate. Tell me your age and who the plan is for, and I’ll calculate your price.',
  eitherPlan: 'At that age, each month:',

  county: 'No, the county doesn’t change the price. It’s the same in all of them.',

  notInsurance: 'The discount plan (DPO) is not insurance.',
} as const;
