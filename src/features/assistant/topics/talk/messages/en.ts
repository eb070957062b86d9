export default {
  says: {
    greeting:
      'Hello! I am the automated assistant of {brand}. Ask me about prices, doctors, benefits, refunds or our offices. How can I help you?',
    wellbeing: 'Ready to help, thank you for asking. What would you like to know?',
    thanks: 'You are welcome! I am glad to help. If you have another question, just write it.',
    farewell: 'Take care, and have a good day! I am here if you need anything else.',
    agreement: 'Good. If you have another question, just write it.',
    identity:
      'I am an automated assistant, not a person. I answer with what the website of {brand} says. To talk to a person, call customer service at {customerService} ({hours}).',
    abilities:
      'I can help you with:\n\n- The monthly price of a plan: tell me the ages and the number of children.\n- Doctors and pharmacies: tell me the specialty and the city, county or ZIP code.\n- Benefits, waiting periods, tiers, refunds and complaints.\n- Our offices, hours and phone numbers.\n\nWhat would you like to know?',
    language: 'Yes, of course. Write to me in English or in Spanish, and I answer in the same language.',
    anger:
      'I am sorry that I could not help. I am an automated assistant and do not understand everything. A person can help you: call customer service at {customerService} ({hours}).',
  },
  numbers: 'All our numbers',
} as const;
