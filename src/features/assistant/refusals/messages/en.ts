export default {
  unknown: 'I couldn’t find it. A person can help you: call customer service at {customerService} ({hours}).',
  unsure: 'I’m not certain this is what you asked:',
  orAsk: 'If it isn’t, a person can help you: call customer service at {customerService} ({hours}).',
  diagnosis:
    'I’m sorry you don’t feel well. I’m an automated assistant, so I cannot say what it is or if it’s serious; a doctor has to look at it. Your primary care doctor is a good place to start.',
  diagnosisChild:
    'I’m sorry. I’m an automated assistant, so I cannot say what it is or if it’s serious; a pediatrician, a doctor for children, has to look at it.',
  dosing:
    'I cannot tell you what to take, how much, or if it’s safe with something else; I’m an automated assistant. A pharmacist or your doctor can, often by phone.',
  dosingChild:
    'I cannot tell you what a child may take or how much; I’m an automated assistant. Please ask your pediatrician or a pharmacist before you give anything. A call is often enough.',
  medicalContact: 'For an appointment, call {appointments}. If it suddenly gets bad, call {emergency}.',
  account:
    'I cannot see anybody’s account, payments, claims or papers, and nothing can be paid or changed here. Customer service can look it up: {customerService}.',
  appointment:
    'I cannot see or change anybody’s appointments. The appointments line can: {appointments}. For anything else about your account, call customer service at {customerService}.',
  results:
    'I cannot see anybody’s results. Ask the doctor who ordered the test: they can explain your results. If you don’t know who to call, customer service can help: {customerService}.',
  numberRemoved: 'I removed the number you typed. Please don’t send numbers like that here.',
  memberLogin:
    'Members sign in with the member login in this website’s menu. It opens the member portal. If you can’t get in, call customer service: {customerService}.',
  booking:
    'I’m an automated assistant and cannot make appointments. Call the office you chose, or our appointments line: {appointments}. If you tell me a specialty and a city or ZIP code, I can look for doctors.',
  instructions:
    'I cannot do that. I only know what’s on this website: plans, prices, doctors, hours and how things work. What would you like to know? To talk to a person, call {customerService}.',
  otherCompanies:
    'I don’t know what other companies charge or offer, so I cannot compare. I can tell you what our plans cost; a quote shows the breakdown. A person can talk it over with you at {customerService}.',
  otherPrograms:
    'I couldn’t find if or how our plans work with other plans or programs. Please ask customer service before you join: {customerService}.',
  hospital:
    'I found nothing about operations or the emergency room. Ask customer service: {customerService} ({hours}). This is what I found about hospitals:',
  links: {
    about: 'What the plans do and don’t do',
    contact: 'All our numbers',
    faq: 'Questions and answers',
    quote: 'Get a quote',
    memberPortal: 'Member portal',
    providers: 'Find a doctor',
    directory: '{specialty} in our directory',
  },
} as const;
