export default {
  eyebrow: 'FAQ',
  title: 'Ask us anything. Start here.',
  lead: 'How the plan works, with the days, the amounts and the limits.',
  search: 'Search questions and answers',
  searchHint: 'For example: dental, 60 days, credit',
  clear: 'Clear the search',
  found: '{count, plural, one {# question found} other {# questions found}}',
  nothingFound: 'No question has all of these words.',
  nothingFoundHint: 'Try one word only, or call us: Miami-Dade {miamiDade}, other counties {otherCounties}.',
  link: 'Link to this question',
  copied: 'Link copied',
  inAddressBar: 'The link is now in the address bar',
  categories: {
    planBenefits: 'Plan Benefits',
    network: 'Coverage and Network',
    gettingStarted: 'Getting Started',
    loyalty: 'Loyalty Program',
  },
  questions: {
    loyaltyProgram: {
      question: 'What is the loyalty program?',
      answer:
        'The longer you stay without a break, the more additional procedures you get each year. There are four tiers: Bronze, Silver, Gold and Diamond.\n\nYou start at Bronze. You move up to Silver after 12 months, to Gold after 24 months and to Diamond after 36 months of continuous membership. You do not have to ask for it.',
    },
    benefitsStart: {
      question: 'When do my benefits start?',
      answer:
        'Each benefit has its own start:\n\n- Benefits without copayments: 30 days after your plan is activated.\n- Preventive control panels: after 90 days, and then every 3 months.\n- Some visits to specialists: after a wait of 60 days.\n- Annual dental credit of $200: after 6 months as a member.',
    },
    preventivePanels: {
      question: 'What are the preventive panels?',
      answer:
        'A preventive control panel is a set of tests that look for a problem before you feel it. There are three groups: panel A; panels B, C, D and F; and panels H, I and J.\n\nExamples of what they include: the annual Pap smear, the mammogram, the prostate test and coronary risk, the ECG, cholesterol and triglycerides, and the fecal occult blood or FIT test.\n\nThe panels start after 90 days and are available every 3 months. To make an appointment, call {appointments}.',
    },
    dentalBenefits: {
      question: 'What dental benefits do I get?',
      answer:
        'Two dental cleanings a year. After 6 months as a member you also get an annual dental credit of $200, which is separate from the other $200 credit.\n\nYou can add a package with more dental benefits. Four packages include dental: Protección Total Plus, Bienestar Integral, Sonrisa Perfecta and Salud Preventiva. The price calculator shows what each one costs a month.',
    },
    additionalBenefits: {
      question: 'What additional benefits are there?',
      answer:
        '- Laboratory services: 3 times in each contract year.\n- A $200 credit for X-rays and ultrasounds, and for immunizations from age 0 to 18 and from age 61.\n- A separate annual dental credit of $200, after 6 months as a member.\n- Preventive control panels, every 3 months after the first 90 days.\n- Additional procedures each year with the loyalty program: up to 3 with Silver, up to 4 with Gold and up to 5 with Diamond.',
    },
    choosePcp: {
      question: 'How do I choose my primary care provider (PCP)?',
      answer:
        'Look in our provider directory. You can search by specialty, doctor name, ZIP code, county, city and language. Before you decide, call the office and ask if it takes new patients.\n\nThen tell us the doctor you want: call customer service at {customerService}.',
    },
    serviceAreas: {
      question: 'Which counties do you serve?',
      answer:
        'We serve these Florida counties: {counties}.\n\nOur offices are in {firstOffice} and {secondOffice}. If you live in another county, call us at {otherCounties} before you join.',
    },
    referrals: {
      question: 'Do I need a referral to see a specialist?',
      answer:
        'Ask before you make the appointment. Call authorizations at {authorizations} and tell us the specialist and the reason for the visit. Ask if that visit needs a referral or an authorization, and how to get it.\n\nSome visits to specialists have a wait of 60 days. Ask about that in the same call.',
    },
    waitingPeriods: {
      question: 'Are there waiting periods?',
      answer:
        'Yes, for some benefits:\n\n- 30 days after activation: benefits without copayments.\n- 60 days: some visits to specialists.\n- 90 days: preventive control panels.\n- 6 months as a member: the annual dental credit of $200.\n\nNot sure what your visit needs? Call customer service at {customerService}.',
    },
    firstJoin: {
      question: 'What happens when I first join?',
      answer:
        'You send your application and pay the application fee of $25.00, which is not refundable. When your plan is activated, you start at the Bronze tier and your time begins to count: 30 days for benefits without copayments, 90 days for the preventive panels.\n\nTwo good first steps: choose your primary care provider in our directory, and save our numbers, {customerService} for customer service and {appointments} for appointments.\n\nIf you change your mind about the prepaid health clinic (PHC), ask for your refund in writing within 3 days of your application. You get back what you paid, less the application fee.',
      discountPlan:
        'If you change your mind about the discount plan (DPO), ask for your refund within 30 days. Both rules are in our refund policy, at the foot of this page.',
    },
    customerService: {
      question: 'How do I reach customer service?',
      answer:
        'Call customer service at {customerService}, {hours}.\n\n- In Miami-Dade: {miamiDade}\n- In other counties, toll free: {otherCounties}\n- Appointments: {appointments}\n- Authorizations: {authorizations}\n- TTY, for people who are deaf or hard of hearing: {tty}',
    },
    credits: {
      question: 'How do the $200 credits work?',
      answer:
        'There are two, and they are separate:\n\n- A $200 credit for X-rays and ultrasounds, and for immunizations from age 0 to 18 and from age 61.\n- A $200 dental credit each year. It starts after 6 months as a member.\n\nBefore you use a credit, call customer service at {customerService} and ask how much of it you have left.',
    },
    licensed: {
      question: 'Are you licensed?',
      answer:
        'Yes, in Florida, since 2002. As a prepaid health clinic (PHC) we are regulated by the State of Florida under chapter 641, Florida Statutes. PHC members pay each month, and a minimal copayment when they get care.',
      discountPlan:
        'We are also licensed as a discount plan organization (DPO), under chapter 636, Florida Statutes. With the discount plan, the member pays the negotiated rate for all services. What the law wants you to know about the discount plan is at the foot of this page.',
    },
    advanceTiers: {
      question: 'How do I move up to the next tier?',
      answer:
        'Stay a member without a break. You move up automatically, with nothing to ask for and nothing to fill in: Silver after 12 months, Gold after 24 months, Diamond after 36 months.',
    },
    diamondTier: {
      question: 'What do I get with the Diamond tier?',
      answer:
        'Up to 5 additional procedures a year, the most of all tiers. You reach Diamond after 36 months of continuous membership. Silver has up to 3 a year, and Gold up to 4.',
    },
    tierStatus: {
      question: 'How do I know my tier?',
      answer:
        'Count the months since you joined, without a break. Fewer than 12: Bronze. From 12 to 23: Silver. From 24 to 35: Gold. 36 or more: Diamond.\n\nTo be sure, call customer service at {customerService}, {hours}.',
    },
  },
  pages: {
    quote: 'See the price calculator',
    providers: 'Open the provider directory',
    refunds: 'Read the refund policy',
  },
  tiers: {
    caption: 'The four loyalty tiers',
    tier: 'Tier',
    from: 'When it starts',
    procedures: 'Additional procedures a year',
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    diamond: 'Diamond',
    start: '{months, plural, =0 {When you join} other {After # months}}',
    upTo: 'Up to {count, number}',
    notNamed: 'Ask us',
  },
  call: {
    title: 'Did you not find your question?',
    text: 'Call us, {hours}.',
  },
} as const;
