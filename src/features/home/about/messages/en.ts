export default {
  eyebrow: 'About us',
  title: 'A clinic that speaks plainly',
  licenses: {
    title: 'Two Florida licenses',
    text: 'Prepaid health clinic (PHC): chapter 641, Florida Statutes.',
    discountPlanText: 'Discount plan organization (DPO): chapter 636, Florida Statutes.',
    clinicNumber: 'PHC license number: {number}',
    discountPlanNumber: 'DPO license number: {number}',
    lookup: 'Check it with the State of Florida',
  },
  mission: {
    title: 'Our mission',
    text: 'We want Florida families to see a doctor close to home, know the price first and understand every word.',
  },
  experience: {
    title: 'Experience and accreditation',
    text: 'We have served Florida families since 2002, licensed by the State of Florida.',
    accredited: 'Accreditation: {name}',
  },
  membership: {
    title: 'Membership that grows with you',
    text: '100K+ members. Stay a member and move up: Silver at 12 months, Gold at 24, Diamond at 36.',
  },
} as const;
