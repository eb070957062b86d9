export default {
  eyebrow: 'About us',
  title: 'A clinic that speaks plainly',
  lead: 'Licensed since 2002. Here’s who {brand} is and who licenses us.',
  licenses: {
    figure: '641 and 636',
    title: 'Two licenses',
    text: 'Prepaid health clinic (PHC), chapter 641, Florida Statutes. Members pay a minimal copayment when they get care.',
    discountPlanText:
      'Discount plan organization (DPO), chapter 636, Florida Statutes. Members pay a negotiated rate for every service.',
  },
  mission: {
    figure: '2 languages',
    title: 'Our mission',
    text: 'Care close to home, a price you know before you decide, and a website in English and Spanish.',
  },
  experience: {
    figure: '20+ years',
    title: 'Experience and accreditation',
    text: 'We have served Florida families since 2002, licensed by the State of Florida.',
  },
  membership: {
    figure: '100K+ members',
    title: 'Membership that grows with you',
    text: 'You start at Bronze. Stay without a break and you move up automatically: Silver after 12 months, Gold after 24 and Diamond after 36.',
  },
} as const;
