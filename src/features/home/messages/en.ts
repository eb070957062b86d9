export default {
  pageTitle: '{brand}: prepaid health clinic and discount plans in Florida',
  pageDescription:
    'Care for Florida families since 2002. See your monthly price in three steps and find a doctor near you, in English or Spanish.',
  hero: {
    eyebrow: 'Licensed in Florida since 2002',
    titlePlace: 'Your doctor,',
    titleLanguage: 'in your language,',
    titlePrice: 'for a $5 visit.*',
    subtitle:
      'A prepaid health clinic (PHC) for Florida families. See your monthly price before you decide, in English or Spanish.',
    network: 'Our network has over {providers} providers.',
    getQuote: 'Get a quote',
    learnMore: 'Learn more',
    learnMoreAbout: 'about your monthly price',
    pauseVideo: 'Pause the sunrise video',
    playVideo: 'Play the sunrise video',
    playVideoAgain: 'Play the sunrise video again',
    pictureAlt: 'Sunrise over the sea between two palm trees, seen through an arched window',
    discountPlanBadgeTitle: 'Licensed PHC and DPO',
    badgeText: 'Regulated by the State of Florida under chapters 641 and 636, Florida Statutes',
  },
  price: {
    label: 'Your monthly price',
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
    monthly: 'Monthly price, without packages',
    unpriced: 'Press “See the breakdown” to see this price.',
    lines: 'See the breakdown',
  },
  stats: {
    label: 'Costa Clara by the numbers',
    members: 'members',
    years: 'years serving Florida',
    copayments: 'PHC copayments',
    copaymentsNote: '$5 copayment for Miami Dade PHC',
    copaymentsAsterisk: 'What the asterisk means',
  },
  starting: {
    title: 'What brings you here?',
    newTitle: 'New to Insurance',
    newTeaser: 'Your price, with the breakdown explained.',
    newGuidance:
      'Start with the price. Answer a few questions and see your monthly total, with the breakdown in plain words. PHC members pay a minimal copayment when they get care. PHC benefits without copayments start 30 days after your plan is activated.',
    newLink: 'Get a quote',
    haveTitle: 'Have Insurance',
    haveTeaser: 'See what our packages cost.',
    haveGuidance:
      'Compare before you change anything. A quote shows what the dental, vision and pharmacy packages cost each month. Keeping your current plan? Ask us first how the two work together.',
    haveLink: 'Get a quote',
    needsTitle: 'Specific Needs',
    needsTeaser: 'A child, a specialist, a language, a surgery.',
    needsGuidance:
      'Look for the doctor first. Search by specialty, language and ZIP code, then call the office and ask if they’re taking new patients. After that, call us: with the PHC, some specialist visits have a waiting period of 60 days, so ask which ones.',
    needsLink: 'Find a doctor',
  },
  callToAction: {
    title: 'Your price in three steps. Your doctor in one search.',
    text: 'Nothing you type in a quote is sent. You decide who to call, and when.',
    quote: 'Get a quote',
    providers: 'Find a doctor',
  },
} as const;
