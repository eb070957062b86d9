export default {
  names: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', diamond: 'Diamond' },
  program:
    'The longer you stay without a break, the more additional procedures you get each year. You move up automatically.',
  start:
    '{months, plural, =0 {{tier}: from the day you join.} other {{tier}: after # months of continuous membership.}}',
  upTo: 'Up to {count} additional procedures a year.',
  procedures: '{tier} has up to {count} additional procedures a year.',
  noProcedures: '{tier}: our website doesn’t list any additional procedures.',
  each: 'Additional procedures a year:',
  whichOnes:
    'Our website doesn’t list which procedures they are. Ask customer service at {customerService}, {hours}.',
  mine: 'With {months, plural, one {# month} other {# months}} without a break, your tier is {tier}.',
  next: '{tier} comes after {months} months: {left, plural, one {# more month} other {# more months}}.',
  automatic: 'You move up automatically, with nothing to ask for and nothing to fill out.',
  count: 'Count the months you’ve been a member without a break.',
  toBeSure: 'To be sure, call customer service at {customerService}, {hours}.',
  break:
    'Tiers count months of continuous membership, that is, without a break. Before you stop, ask customer service what would happen to your tier: {customerService}, {hours}.',
  link: 'The loyalty program',
} as const;
