export default {
  title: 'Get a quote',
  subtitle: 'Your monthly price in three short steps.',
  pageTitle: 'Get a quote | {brand}',
  pageDescription:
    'See the monthly price of a plan for you or your family in three steps, without giving anyone your information.',
  progress: 'Step {step} of {total}',
  needsScript:
    'JavaScript is off. Choose plan type, age, children and county below and press Next to see the price. Only those choices are sent: leave your name, phone and email empty. You can’t choose packages this way: call <phone></phone> or <form>fill out the request form</form>.',

  basicInfo: {
    title: 'Who is the plan for?',
    lead: 'The price changes as you choose.',
    planType: 'Plan type',
    individual: 'Individual',
    individualHint: 'One person, plus children',
    family: 'Family',
    familyHint: 'Two people, plus children',
    age: 'Age of the main member',
    children: 'Number of children',
    childrenCount: '{count, plural, =0 {No children} one {1 child} other {{shown} children}}',
    county: 'County',
    countyHint: 'Where you live. It doesn’t change the price.',
    unserved: '{county} isn’t one of the counties we serve. Call us at <phone></phone> before you join.',
    chooseCounty: 'Choose a county',
    name: 'Full name',
    phone: 'Phone',
    email: 'Email',
    optional: 'optional',
    privacy: 'Your name, phone and email are not sent. They’re erased when you close this tab.',
    next: 'Next',
    loading: 'One moment...',
  },
  errors: {
    summary: 'Please complete this step:',
    county: 'County is required',
    contactName: 'Name is required',
    contactPhone: 'Phone is required',
  },
  ages: {
    '<18': 'Under 18',
    '18-30': '18 to 30',
    '31-45': '31 to 45',
    '46-55': '46 to 55',
    '56-65': '56 to 65',
    '65+': '65+',
  },
  planTypes: { individual: 'Individual', family: 'Family' },

  packages: {
    title: 'Add a package, or keep it simple',
    lead: 'Choose one, or none. Prices are per month for {people, plural, one {one person} other {all # people}}.',
    core: 'Core package',
    none: 'No main package',
    noneHint: 'Only the basic monthly price',
    extra: 'Hospital package (optional)',
    hospitalHint: 'Discounts on hospital services. It is not hospital insurance.',
    previous: 'Previous',
    submit: 'View my quote',
    benefits: {
      package1: 'Medical, auxiliary, dental, vision, pharmacy',
      package2: 'Dental, vision, pharmacy',
      package3: 'Dental and vision',
      package4: 'Dental and pharmacy',
    },
  },

  receipt: {
    soFar: 'Your price so far',
    perMonth: 'per month',
    perPerson: '{price} per person',
    costPerPerson: 'Per person ({people, number})',
    basic:
      'Basic monthly price, {planType, select, family {family} other {individual}}, {isUnder18, select, true {under 18} other {age {age}}}',
    children: '{count, plural, one {1 child} other {# children}} × {price}',
    package: '{name}, {priceKind, select, individual {individual} couple {couple} other {family}}',
    total: 'Monthly total',
    whatIsThis: 'What is this?',
    private: 'Calculated on your phone or computer. Nothing is sent.',
    showLines: 'See the breakdown',
    /** Beside the price, until the result says it where one enrolls. */
    notIn: 'Extra: packages (from {from}) and application fee ($25.00).',
    notInWithPackages: 'Extra: the application fee ($25.00).',
    limits: 'What the plan does not do',
  },
  explain: {
    basic:
      'What the plan costs each month: for the main member and, on a family plan, for a second adult too. It depends on the plan type and on the main member’s age. Packages and what you pay at each visit are separate.',
    children: 'Each child adds {price} a month. You can add up to 4, on a family plan or an individual plan.',
    package1:
      'Adds medical, auxiliary, dental, vision and pharmacy benefits. You can have only one core package.',
    package2: 'Adds dental, vision and pharmacy benefits. You can have only one core package.',
    package3: 'Adds dental and vision benefits. You can have only one core package.',
    package4: 'Adds dental and pharmacy benefits. You can have only one core package.',
    package5:
      'Adds discounts on hospital services, with or without a core package. It is not hospital insurance. The price depends on the plan type and, for a family plan, on whether it has children.',
  },

  result: {
    title: 'Your quote is ready',
    total: 'Total monthly premium',
    wantCall: 'Want us to call you?',
    followUp: '{name}, ask for a call and we’ll reply within 24 to 48 hours.',
    followUpHow: 'We’ve filled in your details. They’re sent only if you press “Please call me.”',
    askForCall: 'Ask for a call',
    questions: 'Questions?',
    questionsText: 'Call us, {hours}:',
    newQuote: 'New quote',
    enroll: 'Enroll now',
    enrollHint:
      'You’ll finish on our enrollment site. There’s a $25.00 application fee, which is not refundable.',
    changeMind: 'If you change your mind: <link>what you get back, and until when.</link>',
    save: 'Save or share this quote',
    copyLink: 'Copy link',
    copied: 'Link copied. It has your choices, not your name, phone or email.',
    copyByHand: 'We couldn’t copy it. Copy this link yourself:',
    print: 'Print',
  },

  request: {
    title: 'Ask for a call about your quote',
    lead: 'Send us a few details and we’ll reply within 24 to 48 hours.',
  },

  facts: {
    title: 'Before you decide',
    notIncluded: {
      title: 'What’s not in the price',
      copay: 'Copayments: PHC members pay a minimal copayment when they get care.',
      discountPlanRate: 'Care with the DPO: members pay the negotiated rate for every service.',
      packages: 'Packages that you did not choose: each is extra every month.',
      fee: 'The application fee of $25.00, which is not refundable.',
    },
    waiting: {
      title: 'PHC: when benefits start, and limits',
      noCopay: 'PHC benefits without copayments: 30 days after your plan is activated.',
      panels: 'PHC preventive panels: after 90 days, then every 3 months.',
      specialists: 'Some PHC specialist visits: a wait of 60 days.',
      dental: 'PHC annual dental credit of $200: after 6 months as a member.',
      laboratory: 'PHC laboratory services: 3 times each contract year.',
    },
    changeMind: {
      title: 'If you change your mind',
      clinic:
        'PHC: ask for your refund within 3 days of your application. You get back what you paid, minus the application fee.',
      discountPlan: 'DPO: ask within 30 days of enrollment. The application fee is not refundable.',
      request:
        'Both plans: in writing, with the reason and the signature of the principal applicant. It takes up to 45 business days.',
    },
  },

  print: {
    title: 'Your quote',
    preparedFor: 'Prepared for',
    followUp: 'Ask for a call. We reply within 24 to 48 hours.',
    followUpHow: 'Ask on our website, or call one of these numbers.',
    county: 'County',
    planType: 'Plan type',
    age: 'Age of the main member',
    children: 'Children',
    packages: 'Packages',
    noPackages: 'None',
    refundTo: 'Where to send a refund request',
  },
} as const;
