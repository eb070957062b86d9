export default {
  labels: {
    about: 'About us',
    accessibility: 'Accessibility statement',
    calculator: 'Get a quote',
    faq: 'Frequently asked questions',
    home: 'Home page',
    joinNetwork: 'Join our network',
    news: 'News',
    portal: 'Member portal preview',
    preventiveCare: 'Preventive care',
    privacyNote: 'Privacy note',
    providers: 'Provider directory',
    recommend: 'Recommend a doctor',
    services: 'Our services',
  },
  services: 'Our services: {services}.',
  panelGroup: '{panels} ({group}): {examples}.',
  panels: { a: '{panelsA}', bcdf: '{panelsBcdf}', hij: '{panelsHij}' },
  packages: {
    dental: 'Packages with dental benefits: {packagesWithDental}. {calculatorShows} {quotePlan}',
    vision: 'Packages with vision benefits: {packagesWithVision}. {calculatorShows} {quotePlan}',
    pharmacy: 'Packages with pharmacy benefits: {packagesWithPharmacy}. {calculatorShows} {quotePlan}',
    medical: 'Package with medical benefits: {packagesWithMedical}. {calculatorShows} {quotePlan}',
    all: '- {package1}: {benefits1}.\n- {package2}: {benefits2}.\n- {package3}: {benefits3}.\n- {package4}: {benefits4}.\n- {package5}: {benefits5}\n\n{calculatorShows} {quotePlan}',
    package5: '{package5}: {benefits5} A quote shows what it costs a month. {quotePlan}',
    one: 'You can have only one core package, and the hospital package with it or without it.',
    calculatorShows: 'A quote shows what each one costs a month.',
  },
  calculator: 'A quote shows the monthly price in three steps.',
  hospitalStays: 'The prepaid health clinic (PHC) does not include hospital stays.',
  otherCopayments:
    'I couldn’t find the other PHC copayments, such as those in other counties or with specialists. Ask customer service at {customerService}.',
  recommend:
    'You can recommend a doctor to us: fill out the form “Recommend a Doctor” with the doctor’s name, phone, address and specialty.',
  joinNetwork: 'Doctors, clinics and laboratories fill out the form “Join Our Network.”',
  portal:
    'The member portal on this website is a preview with sample values. Your own card, claims and visits are in the portal after you sign in.',
  leaving:
    'To cancel a plan, call customer service at {customerService} ({hours}). I’m an automated assistant and cannot cancel it here. This is our refund policy:',
  tooLate: 'If it’s been longer than that, call customer service at {customerService} ({hours}) and ask.',
  ownRequest: 'To ask about your own request, call customer service at {customerService} ({hours}).',
  tierBreak:
    'Tiers count months of continuous membership, that is, without a break. Before you stop, ask customer service what would happen to your tier: {customerService}, {hours}. Ask us which plan has this program.',
  whichProcedures:
    'Our website doesn’t list which procedures they are. Ask customer service at {customerService}, {hours}.',
  contact: 'To ask a person, call customer service at {customerService}, {hours}.',
} as const;
