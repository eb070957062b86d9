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
      'A prepaid health clinic (PHC) for Florida families. See your monthly price first, in English or Spanish. Decide later.',
    network: 'Our network has over {providers} providers.',
    getQuote: 'Get a quote',
    learnMore: 'Learn more',
    pauseVideo: 'Pause the video of the sunrise',
    playVideo: 'Play the video of the sunrise',
    playVideoAgain: 'Play the video of the sunrise again',
    pictureAlt: 'Sunrise over the sea between two palm trees, seen through an arched window',
    discountPlanBadgeTitle: 'Licensed PHC and DPO',
    badgeText: 'Regulated by the State of Florida, chapters 641 and 636, Florida Statutes',
  },
  stats: {
    label: 'Costa Clara in numbers',
    members: 'members',
    years: 'years serving Florida',
    copayments: 'copayments',
    copaymentsNote: '$5 copayment for Miami Dade PHC',
    copaymentsAsterisk: 'What the asterisk means',
  },
  starting: {
    title: 'Where are you starting from?',
    newTitle: 'New to Insurance',
    newTeaser: 'See what each line of the price means.',
    newGuidance:
      'Start with the price. Answer a few questions and see your monthly total, with every line explained in plain words. As a PHC member you pay a minimal copayment when you visit. Benefits without copayments start 30 days after your plan begins.',
    newLink: 'See my monthly price',
    haveTitle: 'Have Insurance',
    haveTeaser: 'See what our packages cost.',
    haveGuidance:
      'Compare before you change anything. Our calculator shows what dental, vision and pharmacy packages cost each month, one by one. If you keep what you have, ask us how the two would work together before you join.',
    haveLink: 'Compare packages and prices',
    needsTitle: 'Specific Needs',
    needsTeaser: 'A child, a specialist, a language, a surgery.',
    needsGuidance:
      'Look for the doctor first. Search by specialty, language and ZIP code, and call the office to ask if they take new patients. Then call us: some visits to specialists have a waiting period of 60 days, so ask which ones.',
    needsLink: 'Find a doctor',
  },
  callToAction: {
    title: 'Three steps to your price. One search to your doctor.',
    text: 'Nothing you type in the calculator is sent. You decide whom to call, and when.',
    quote: 'See my monthly price',
    providers: 'Find a doctor',
  },
} as const;
