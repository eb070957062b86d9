export default {
  eyebrow: 'Services',
  title: 'Nine kinds of care, in plain words',
  lead: 'Open a service to see what it’s for and what to know before you go.',
  open: 'What to know',
  close: 'Close',
  goodToKnow: 'Good to know',
  getQuote: 'Get a quote',
  findDoctor: 'Find a doctor',
  generalMedicine: {
    title: 'General medicine',
    description: 'Your primary care doctor, for checkups, colds and everyday questions.',
    expandedDescription:
      'Find a primary care doctor in our directory by ZIP code and language. This doctor does your checkups, sees you for a fever or a sore throat, and keeps an eye on conditions that need care all year, such as high blood pressure or diabetes. If you need a specialist, talk to this doctor first.',
    fact: 'PHC benefits without copayments start 30 days after your plan is activated.',
  },
  pediatric: {
    title: 'Pediatrics',
    description: 'Well visits, vaccines and sick days, from newborn to 18.',
    expandedDescription:
      'A pediatrician is a doctor for children: for checkups as they grow, questions about vaccines, and days with a fever or an earache. You can search by county, ZIP code and language.',
    fact: 'PHC members get a $200 credit for vaccines for ages 0 to 18 and 61 or older.',
  },
  specialists: {
    title: 'Specialists',
    description: 'Cardiology, dermatology, orthopedics and more.',
    expandedDescription:
      'A specialist knows one field of medicine well. You can search our directory by specialty: heart, skin, bones, eyes, nerves and more. Ask your primary care doctor which specialist you need, and call us before the visit.',
    fact: 'With the PHC, some specialist visits have a waiting period of 60 days. Call us and ask which ones.',
  },
  womensHealth: {
    title: 'Women’s health',
    description: 'Annual exams, Pap smears and mammograms.',
    expandedDescription:
      'See a gynecologist for your yearly exam, for family planning and for care at every age. Tests such as the annual Pap smear and the mammogram are part of our preventive panels.',
    fact: 'PHC preventive panels start after 90 days and are available every 3 months.',
  },
  pharmacy: {
    title: 'Pharmacy',
    description: 'Ask what your medicine costs before you get to the counter.',
    expandedDescription:
      'Find a pharmacy in our directory and take your prescription with you. If you take medicine every day, call us first and ask what it would cost.',
    fact: 'Three of our packages include pharmacy. A quote shows what each one costs a month. {quotePlan}',
  },
  laboratory: {
    title: 'Laboratory',
    description: 'Tests your doctor orders, such as blood and urine tests.',
    expandedDescription:
      'Your doctor orders the test. Take the order with you. Ask where to go and whether to fast. Ask your doctor when to expect the results and what they mean.',
    fact: 'With the PHC, laboratory services are available 3 times each contract year.',
  },
  dental: {
    title: 'Dental care',
    description: 'Cleanings and checkups, before something hurts.',
    expandedDescription:
      'A dentist checks your teeth and gums and cleans them. Ask what a filling or other treatment would cost before it starts. Bring your children once they have teeth.',
    fact: 'PHC members get 2 cleanings a year and, after 6 months, a separate dental credit of $200 a year.',
  },
  vision: {
    title: 'Vision',
    description: 'Eye exams for adults and children.',
    expandedDescription:
      'An eye exam shows if you need glasses, and can find some illnesses before you notice anything. If you have diabetes, ask your doctor how often to have your eyes checked.',
    fact: 'Three of our packages include vision. A quote shows what each one costs a month. {quotePlan}',
  },
  diagnostics: {
    title: 'Diagnostics',
    description: 'X-rays, ultrasounds and other scans to find out what’s wrong.',
    expandedDescription:
      'Your doctor orders the scan, and you can find a center in our directory. Call before you go and ask what to bring, how to prepare and what you’ll pay.',
    fact: 'PHC members get a $200 credit for X-rays and ultrasounds.',
  },
  promo: {
    title: 'What would it cost for your family?',
    button: 'Get a quote',
  },
} as const;
