export default {
  eyebrow: 'FAQ',
  title: 'Ask us anything. Start here.',
  lead: 'How the plans work: the days, the amounts and the limits.',
  search: 'Search questions and answers',
  searchHint: 'For example: dental, 60 days, credit',
  clear: 'Clear search',
  found: '{count, plural, one {# question found} other {# questions found}}',
  nothingFound: 'We didn’t find a question with all those words.',
  nothingFoundHint: 'Try just one word, or call us: Miami-Dade {miamiDade}, other counties {otherCounties}.',
  showAll: 'Show {count, number} more questions',
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
        'Stay a member and get more additional procedures each year: up to 3, then 4, then 5. There are four tiers: Bronze, Silver, Gold and Diamond.\n\nYou start at Bronze. You move up to Silver after 12 months, to Gold after 24 months and to Diamond after 36 months of continuous membership. You don’t have to ask for it. Ask us which plan has this program.',
    },
    benefitsStart: {
      question: 'When do my benefits start?',
      answer:
        'Benefits start at different times:\n\n- PHC benefits without copayments: 30 days after your plan is activated.\n- PHC preventive panels: after 90 days, and then every 3 months.\n- Some PHC specialist visits: after a wait of 60 days.\n- PHC annual dental credit of $200: after 6 months as a member.',
      discountPlan:
        'For anything not on this list, and for the discount plan (DPO), ask us before you join which day you can start using it. Call customer service at {customerService}.',
    },
    preventivePanels: {
      question: 'What are the preventive panels?',
      answer:
        'A preventive panel is a set of tests that looks for problems before you feel them. There are eight, in three groups: panel A; panels B, C, D and F; and panels H, I and J.\n\nSome examples:\n\n- Panel A: annual Pap smear and mammogram.\n- Panels B, C, D and F: prostate test, coronary risk, ECG, cholesterol and triglycerides.\n- Panels H, I and J: fecal occult blood or FIT test.',
      start:
        'PHC panels start after 90 days and are available every 3 months. To make an appointment, call {appointments}.',
    },
    dentalBenefits: {
      question: 'What dental benefits do I get?',
      answer:
        'With the PHC you get two dental cleanings a year. After 6 months as a PHC member you also get a separate annual dental credit of $200.\n\nYou can add a package with more dental benefits. Four packages include dental: Protección Total Plus, Bienestar Integral, Sonrisa Perfecta and Salud Preventiva. A quote shows what each one costs a month. {quotePlan}',
    },
    additionalBenefits: {
      question: 'What additional benefits are there?',
      answer:
        '- PHC laboratory services: 3 times each contract year.\n- A $200 PHC credit for X-rays and ultrasounds, and for vaccines for ages 0 to 18 and 61 or older.\n- A separate annual dental credit of $200, after 6 months as a PHC member.\n- PHC preventive panels, every 3 months after the first 90 days.\n- Additional procedures each year with the loyalty program: up to 3 with Silver, up to 4 with Gold and up to 5 with Diamond. Ask us which plan has this program.',
    },
    choosePcp: {
      question: 'How do I choose my primary care doctor (PCP)?',
      answer:
        'Look in our provider directory. You can search by specialty, doctor name, ZIP code, county, city and language. Before you decide, call the office and ask if they’re taking new patients.\n\nThen tell us which doctor you want: call customer service at {customerService}.',
    },
    serviceAreas: {
      question: 'Which counties do you serve?',
      answer:
        'We serve these Florida counties: {counties}.\n\nOur offices are in {firstOffice} and {secondOffice}. If you live in another county, call us at {otherCounties} before you join.',
    },
    referrals: {
      question: 'Do I need a referral to see a specialist?',
      answer:
        'Ask before you make the appointment. Call authorizations at {authorizations} and tell us the specialist and the reason for the visit. Ask if that visit needs a referral or an authorization, and how to get it.\n\nWith the PHC, some specialist visits have a wait of 60 days. Ask about that in the same call.',
    },
    waitingPeriods: {
      question: 'Does the PHC have waiting periods?',
      answer:
        'Yes, for some PHC benefits:\n\n- 30 days after activation: PHC benefits without copayments.\n- 60 days: some PHC specialist visits.\n- 90 days: PHC preventive panels.\n- 6 months as a PHC member: the annual dental credit of $200.\n\nNot sure if your visit has a wait? Call customer service at {customerService}.',
    },
    firstJoin: {
      question: 'What happens when I first join or change my mind?',
      answer:
        'You send your application and pay the application fee of $25.00, which is not refundable. Then:\n\n- Day 1 of your plan: you start at the Bronze tier. Ask us which plan has this program.\n- After 30 days: PHC benefits without copayments.\n- After 90 days: PHC preventive panels.\n\nTwo good first steps: choose your primary care doctor in our directory, and save our numbers, {customerService} for customer service and {appointments} for appointments.',
      clinicRefund:
        'If you change your mind about the prepaid health clinic (PHC), ask for your refund in writing within 3 days of your application. You get back what you paid, minus the application fee.',
      discountPlanRefund:
        'If you change your mind about the discount plan (DPO), ask for your refund within 30 days of enrollment.',
      leaving:
        'For both plans, ask in writing, with the reason and the signature of the principal applicant. Send it to {legalName}, {address}. A refund takes up to 45 business days to process.\n\nTo leave a plan after those days, call customer service at {customerService} and ask how to do it and until when you pay.',
    },
    customerService: {
      question: 'How do I reach customer service?',
      answer:
        'Call customer service at {customerService}, {hours}.\n\n- In Miami-Dade: {miamiDade}\n- In other counties, toll free: {otherCounties}\n- Appointments: {appointments}\n- Authorizations: {authorizations}\n- TTY, for people who are deaf or hard of hearing: {tty}',
    },
    credits: {
      question: 'How do the $200 credits work?',
      answer:
        'PHC members have two, and they’re separate:\n\n- A $200 PHC credit for X-rays and ultrasounds, and for vaccines for ages 0 to 18 and 61 or older.\n- A $200 PHC dental credit each year, after 6 months as a member.\n\nBefore you use a PHC credit, call customer service at {customerService} and ask how much you have left.',
    },
    licensed: {
      question: 'Are you licensed?',
      answer:
        'Yes, in Florida, since 2002. As a prepaid health clinic (PHC), we are regulated by the State of Florida under chapter 641, Florida Statutes. PHC members pay each month, plus a minimal copayment when they get care.',
      discountPlan:
        'We are also licensed as a discount plan organization (DPO), under chapter 636, Florida Statutes. With the discount plan, members pay the negotiated rate for every service. The notices that the law requires about the discount plan are on this page, under “Discount plan (DPO).”',
    },
    advanceTiers: {
      question: 'How do I move up to the next tier?',
      answer:
        'Stay a member without a break. You move up automatically, with nothing to ask for and nothing to fill out: Silver after 12 months, Gold after 24 months, Diamond after 36 months. Ask us which plan has this program.',
    },
    diamondTier: {
      question: 'What do I get with the Diamond tier?',
      answer:
        'Up to 5 additional procedures a year, the most of any tier. You reach Diamond after 36 months of continuous membership. Silver has up to 3 a year, and Gold up to 4. Ask us which plan has this program.',
    },
    tierStatus: {
      question: 'How do I know my tier?',
      answer:
        'Count the months you’ve been a member without a break. Fewer than 12: Bronze. From 12 to 23: Silver. From 24 to 35: Gold. 36 or more: Diamond.\n\nTo be sure, call customer service at {customerService}, {hours}. Ask us which plan has this program.',
    },
  },
  pages: {
    quote: 'Get a quote',
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
    notNamed: 'Call us to check',
  },
  call: {
    title: 'Didn’t find your answer?',
    text: 'Call us, {hours}.',
  },
} as const;
