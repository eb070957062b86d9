export default {
  diagnosis:
    'I am sorry you do not feel well. I am an automated assistant, so I cannot say what it is or if it is serious; a doctor has to look at it. Your primary care doctor is a good start.',
  diagnosisChild:
    'I am sorry. I am an automated assistant, so I cannot say what it is or if it is serious; a pediatrician, the doctor for children, has to look at it.',
  dosing:
    'I cannot tell you what to take, how much, or if it is safe with something else; I am an automated assistant. A pharmacist or your doctor can, often by phone.',
  dosingChild:
    'I cannot tell you what a child may take or how much; I am an automated assistant. Please ask your pediatrician or a pharmacist before you give anything, often a call is enough.',
  medicalContact: 'For an appointment, call {appointments}. If it gets bad suddenly, call {emergency}.',
  account:
    'I cannot see anybody’s account, payments, claims or papers, and nothing can be paid or changed here. Customer service can look it up: {customerService}.',
  appointment:
    'I cannot see or change anybody’s appointments. The appointments line can: {appointments}. For anything else about your account, customer service is at {customerService}.',
  results:
    'I cannot see anybody’s results. Ask the doctor who ordered the test: that is who can say what came out and what it means. If you do not know whom to call, customer service helps: {customerService}.',
  numberRemoved: 'I have removed the number you typed. Please do not send such numbers here.',
  memberLogin:
    'Members sign in with the member login in the menu of this website. It opens the member portal. If you cannot get in, call customer service: {customerService}.',
  booking:
    'I am an automated assistant and cannot make appointments. Call the office you have chosen, or our appointments line: {appointments}. If you tell me a specialty and a city or ZIP code, I can look for doctors.',
  instructions:
    'I cannot do that. I only tell what is on this website: plans, prices, doctors, hours and how things work. What would you like to know about those? A person answers at {customerService}.',
  otherCompanies:
    'I do not know what other companies charge or offer, so I cannot compare. I can tell you what our plans cost; the price calculator shows it line by line. A person can talk it over with you at {customerService}.',
  otherPrograms:
    'I do not know that: our website does not say if or how our plans go together with other plans or programs. Please ask customer service before you join: {customerService}.',
  links: {
    contact: 'All our numbers',
    faq: 'Questions and answers',
    quote: 'Price calculator',
    memberPortal: 'Member portal',
    providers: 'Find a doctor',
    directory: '{specialty} in our directory',
  },
} as const;
