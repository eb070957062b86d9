export default {
  label: 'Change this price',
  who: 'Who is the plan for?',
  whoChoice:
    '{planType, select, family {Couple} other {{count, plural, =0 {Just me} other {Me}}}}{count, plural, =0 {} one { and 1 child} other { and # children}}',
  age: 'Age of the main member',
  ages: {
    '<18': 'Under 18',
    '18-30': '18 to 30',
    '31-45': '31 to 45',
    '46-55': '46 to 55',
    '56-65': '56 to 65',
    '65+': '65+',
  },
  core: 'Core package',
  none: 'No main package',
  hospital: 'Hospital package ({name})',
  assumed: 'assumed',
  amount: '{amount} a month.',
  also: '{perPerson} per person; {year} in 12 months, plus the application fee of $25.00.',
  calculator: 'See this quote',
} as const;
