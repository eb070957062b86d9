export default {
  eyebrow: 'About us',
  title: 'A clinic that speaks plainly',
  lead: 'Who we are and who licenses us.',
  licenses: {
    title: 'Two Florida licenses',
    text: 'Prepaid health clinic (PHC), chapter 641, Florida Statutes: a minimal copayment when you get care.',
    discountPlanText:
      'Discount plan organization (DPO), chapter 636, Florida Statutes: a negotiated rate for every service.',
  },
  mission: {
    title: 'Our mission',
    text: 'So Florida families see a doctor close to home, know the price first and understand every word.',
  },
  experience: {
    title: 'Experience and accreditation',
    text: 'We have served Florida families since 2002, licensed by the State of Florida.',
  },
  membership: {
    title: 'Membership that grows with you',
    text: '100K+ members. Stay a member and move up: Silver at 12 months, Gold at 24, Diamond at 36.',
  },
} as const;
