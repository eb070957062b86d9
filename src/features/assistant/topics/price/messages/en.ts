export default {
  calculator: 'Get a quote',
  calculatorSet: 'See this quote',

  total: '{total} a month.',
  perPerson: 'That’s {amount} a month per person.',
  year: 'For 12 months that’s {amount}, plus the application fee of $25.00.',
  adults: { individual: 'One adult', family: 'Couple', minor: 'One person' },
  age: 'age {range}',
  childrenCount: '{count, plural, =0 {no children} one {1 child} other {# children}}',
  assumed: 'Assumed, please check: {what}.',
  twoRanges:
    'At {years} there are two age ranges, 56 to 65 and 65+. Call us at {customerService} and we’ll tell you which one is yours.',
  choosePackage: 'More than one package has that. Choose one to add it to the price:',
  tooManyChildren:
    'A quote takes up to 4 children. For a larger family, call us at {customerService} ({hours}) and we’ll tell you the price.',
  tooManyAdults:
    'A family plan is for two adults and up to 4 children. For more adults, call us at {customerService} ({hours}) and we’ll tell you the price.',

  child: 'Each child adds {child} a month. You can add up to 4, on an individual plan or a family plan.',
  children: '{count} children add {amount} a month.',
  packages: {
    title: 'The packages, each month, on top of the plan’s basic monthly price:',
    chosen:
      '{has, select, both {{name} and the hospital package} core {{name}} hospital {the hospital package} other {no packages}}',
    hospital: 'discounts on hospital services',
    individual: '{amount} individual',
    couple: '{amount} couple',
    family: '{amount} family',
  },
  hospital: 'The hospital package gives discounts on hospital services. It is not hospital insurance.',
  oneCore: 'You can have only one core package. You can add the hospital package to it.',
  cheapest: 'The lowest price is the basic monthly price, without packages. Each month:',
  table:
    'The monthly price depends on the main member’s age and on who the plan is for, children and packages apart:',
  tableLine: '{range}: {individual} individual, {family} family',
  county: 'No, the county doesn’t change the price. It’s the same in all of them.',
  notInsurance: 'The discount plan (DPO) is not insurance.',
} as const;
