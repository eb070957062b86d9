export default {
  eyebrow: 'About us',
  title: 'A Florida clinic that families can understand',
  lead: 'Licensed since 2002. Here is who {brand} is and what stands behind the name.',
  licenses: {
    figure: '641 and 636',
    title: 'Two licenses',
    text: 'Prepaid health clinic (PHC), chapter 641 of the Florida Statutes. Members pay a minimal copayment when they visit.',
    discountPlanText:
      'Discount plan organization (DPO), chapter 636. Members pay a negotiated rate for all services.',
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
    text: 'You start as Bronze. Your level goes up by itself: Silver after 12 months as a member, Gold after 24 and Diamond after 36.',
  },
} as const;
