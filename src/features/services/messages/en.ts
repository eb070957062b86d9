export default {
  eyebrow: 'Services',
  title: 'Nine kinds of care, in plain words',
  lead: 'Open a service to see what it is for and what to know before you go.',
  open: 'What to know',
  close: 'Close',
  goodToKnow: 'Good to know',
  getQuote: 'Get a quote',
  findDoctor: 'Find a doctor',
  generalMedicine: {
    title: 'General medicine',
    description: 'Your primary care doctor, for checkups, colds and everyday questions.',
    expandedDescription:
      'Look in our directory for a primary care doctor by ZIP code and language. This is the doctor for checkups, for a fever or a sore throat, and for conditions that need care all year, such as high blood pressure or diabetes. If you need a specialist, start here.',
    fact: 'Benefits without copayments start 30 days after your plan is activated.',
  },
  pediatric: {
    title: 'Pediatrics',
    description: 'Well visits, vaccines and sick days, from newborn to eighteen.',
    expandedDescription:
      'A pediatrician is a doctor for children: for checkups as they grow, for questions about vaccines, and for the days with fever or an earache. You can look for one by county, ZIP code and language.',
    fact: 'A $200 credit applies to immunizations for ages 0 to 18. It also applies from age 61.',
  },
  specialists: {
    title: 'Specialists',
    description: 'Cardiology, dermatology, orthopedics and many more.',
    expandedDescription:
      'A specialist knows one field of medicine well. You can look for each specialty in our directory: heart, skin, bones, eyes, nerves and many others. Ask your primary care doctor which specialist you need, and call us before the visit.',
    fact: 'Some visits to specialists have a waiting period of 60 days. Call us and ask which.',
  },
  womensHealth: {
    title: 'Women’s health',
    description: 'Annual exams, Pap smears and mammograms.',
    expandedDescription:
      'A gynecologist for the yearly exam, for family planning and for every stage after that. Tests such as the annual Pap smear and the mammogram belong to our preventive care panels.',
    fact: 'Preventive care panels start after 90 days and are available every 3 months.',
  },
  pharmacy: {
    title: 'Pharmacy',
    description: 'Ask what your medicine costs before you stand at the counter.',
    expandedDescription:
      'Look for a pharmacy in our directory and take your prescription with you. If you take medicine every day, call us first and ask what it would cost.',
    fact: 'Three of our packages include pharmacy. The price calculator shows what each one costs a month.',
  },
  laboratory: {
    title: 'Laboratory',
    description: 'Tests that your doctor orders, such as blood and urine tests.',
    expandedDescription:
      'Your doctor orders the test. Ask where to have it done and if you have to come without breakfast, and take the order with you. Ask your doctor when the results come and what they mean.',
    fact: 'Laboratory services are available 3 times in each contract year.',
  },
  dental: {
    title: 'Dental care',
    description: 'Cleanings and checkups that keep small problems small.',
    expandedDescription:
      'A dentist checks your teeth and gums and cleans them. Ask what a filling or another treatment would cost before it starts. Bring your children from their first teeth on.',
    fact: 'You have 2 cleanings a year. After 6 months of membership there is a separate dental credit of $200 a year.',
  },
  vision: {
    title: 'Vision',
    description: 'Eye exams for adults and children.',
    expandedDescription:
      'An eye exam shows if you need glasses, and finds some illnesses early, before you notice anything. If you have diabetes, ask your doctor how often your eyes should be checked.',
    fact: 'Three of our packages include vision. The price calculator shows what each one costs a month.',
  },
  diagnostics: {
    title: 'Diagnostics',
    description: 'X-rays, ultrasounds and other pictures that show what is wrong.',
    expandedDescription:
      'Your doctor orders the picture, and you can look for a center in our directory. Call before you go and ask what to bring, how to prepare and what you pay.',
    fact: 'A $200 credit applies to X-rays and ultrasounds.',
  },
  promo: {
    title: 'What would it cost for your family?',
    text: 'Three short steps, and you see your price for each month line by line.',
    button: 'See my monthly price',
  },
} as const;
