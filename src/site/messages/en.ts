export default {
  opensInNewTab: '(opens in a new tab)',
  unknownValue:
    'The link had a choice we don’t recognize, so we show our usual one. Please check what’s selected.',
  phones: {
    label: 'Phone numbers',
    miamiDade: 'Miami-Dade',
    otherCounties: 'Other counties',
    customerService: 'Customer service',
    appointments: 'Appointments',
    authorizations: 'Authorizations',
    tollFree: 'Toll free',
    tty: 'TTY',
    fax: 'Fax',
  },
  hours: '{firstDay} to {lastDay}, {opens} to {closes}',
  /** Below the hours: holidays and short days. */
  closures: {
    closed: '{date}: closed ({what})',
    open: '{date}: {opens} to {closes} ({what})',
  },
  /** The same inside a sentence, where Spanish begins small. */
  hoursInSentence: '{firstDay} to {lastDay}, {opens} to {closes}',
  days: {
    '1': 'Monday',
    '2': 'Tuesday',
    '3': 'Wednesday',
    '4': 'Thursday',
    '5': 'Friday',
    '6': 'Saturday',
    '7': 'Sunday',
  },
  policies: {
    privacy: 'Privacy Policy',
    internetPrivacy: 'Internet Privacy Policy',
    nonDiscrimination: 'Non-Discrimination Notice',
    refunds: 'Refund Policy',
    grievances: 'Grievance Procedures',
  },
  /** Wherever a price of the calculator stands. */
  quotePlan: {
    clinic: 'This price is for the prepaid health clinic (PHC).',
    discountPlan: 'This price is for the discount plan (DPO). It is not insurance.',
    unconfirmed: 'Before you join, ask us which plan this price is for.',
  },
  /** Beside a benefit that is a figure or stands in a list. */
  planLabel: {
    clinic: 'PHC',
    discountPlan: 'DPO',
    discountPlanAndClinic: 'PHC and DPO',
    unconfirmed: 'Ask us which plan',
  },
  /** Where the plans are first described. */
  plans: {
    discountPlanAndClinic: 'PHC and DPO: two different plans',
    doesNot: 'What this plan does not do',
    clinicName: 'Prepaid health clinic (PHC)',
    clinic: 'You pay each month, plus a minimal copayment when you get care.',
    clinicHospital: 'It does not include hospital stays or pay the bills for them.',
    clinicWaits:
      'Not every benefit starts on day one: some start after 30, 60 or 90 days, and the dental credit after 6 months.',
    discountPlanName: 'Discount plan (DPO)',
  },
  disclosures: {
    title: 'About the discount plan (DPO)',
    notInsurance: 'This plan is not insurance.',
    discounts: 'The plan gives discounts at certain health care providers for medical services.',
    noPayments: 'The plan does not make payments directly to the providers of medical services.',
    memberPays:
      'The member must pay for all health care services, but gets a discount from the providers that have a contract with the discount plan organization.',
    organization: 'Licensed discount plan organization: {legalName}, {address}.',
  },
} as const;
