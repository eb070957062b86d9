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
    text: 'Care close to home, a price you know before you decide, and a website in English and Spanish.',
  },
  experience: {
    title: 'Experience and accreditation',
    text: 'We have served Florida families since 2002, licensed by the State of Florida.',
  },
  membership: {
    title: 'Membership that grows with you',
    text: '100K+ members. You start at Bronze and move up: Silver after 12 months without a break, Gold after 24, Diamond after 36.',
  },
} as const;
