export default {
  says: {
    greeting:
      'Hello! I’m {brand}’s automated assistant. Ask me about prices, doctors, benefits, refunds or our offices. How can I help you?',
    wellbeing: 'Ready to help, thanks for asking. What would you like to know?',
    thanks: 'You’re welcome! I’m glad to help. If you have another question, just type it.',
    farewell: 'Take care, and have a good day! I’m here if you need anything else.',
    agreement: 'Good. If you have another question, just type it.',
    identity:
      'I’m an automated assistant, not a person. I answer with what the {brand} website says. To talk to a person, call customer service at {customerService} ({hours}).',
    abilities:
      'I can help you with:\n\n- The monthly price of a plan: tell me the ages and the number of children.\n- Doctors and pharmacies: tell me the specialty and the city, county or ZIP code.\n- Benefits, PHC waiting periods, tiers, refunds and complaints.\n- Our offices, hours and phone numbers.\n\nWhat would you like to know?',
    language: 'Yes, of course. Write to me in English or in Spanish, and I’ll answer in the same language.',
    anger:
      'I’m sorry I couldn’t help. I’m an automated assistant and don’t understand everything. A person can help you: call customer service at {customerService} ({hours}).',
  },
  numbers: 'All our numbers',
} as const;
