/** What the smaller topics say. */
export default {
  contact: {
    hours: 'Our offices are open {hours}.',
    closedDays: 'No, we are closed on {days}. Our hours are {hours}.',
    closedThen: 'No, not at that hour. Our hours are {hours}.',
    holidays: 'Our website doesn’t say which holidays we close for. Before you come, call {customerService}.',
    otherHolidays: 'About other holidays, call {customerService} before you come.',
    closedOn: 'On {date} ({what}) our offices are closed.',
    openOn: 'On {date} ({what}) our offices are open from {opens} to {closes}.',
    officeClosedOn: 'On {date} ({what}) our {city} office is closed.',
    officeOpenOn: 'On {date} ({what}) our {city} office is open from {opens} to {closes}.',
    officeHours: 'Our {city} office is open {hours}.',
    days: {
      '1': 'Mondays',
      '2': 'Tuesdays',
      '3': 'Wednesdays',
      '4': 'Thursdays',
      '5': 'Fridays',
      '6': 'Saturdays',
      '7': 'Sundays',
    },
    office: 'Our {city} office: {address}.',
    offices:
      'We have two offices, in {firstCity} and in {secondCity}:\n\n- {firstCity}: {firstAddress}\n- {secondCity}: {secondAddress}',
    phones: {
      any: 'Call customer service at {customerService}, {hours}.\n\n- In Miami-Dade: {miamiDade}\n- In other counties, toll free: {otherCounties}\n- Appointments: {appointments}',
      customerService: 'Customer service: {customerService}, {hours}.',
      appointments: 'For appointments, call {appointments}, {hours}.',
      authorizations: 'For authorizations, call {authorizations}, {hours}.',
      tollFree:
        'Yes, our toll-free number is {tollFree}. In counties other than Miami-Dade you can also call {otherCounties}. Hours: {hours}.',
      miamiDade: 'In Miami-Dade, call {miamiDade}, {hours}.',
      otherCounties: 'In counties other than Miami-Dade, call {otherCounties}, {hours}.',
      tty: 'If you’re deaf or hard of hearing, you can reach us by TTY at {tty}, {hours}.',
      fax: 'Our fax number is {fax}.',
    },
    human:
      'You can talk to a person by phone. I’m an automated assistant and cannot put you through. Call customer service at {customerService}, {hours}.\n\n- In Miami-Dade: {miamiDade}\n- In other counties: {otherCounties}',
    writing:
      'You can write to us with the contact form on this website, and a person will answer you. By mail: {address}. By fax: {fax}. If you’d rather talk, call customer service at {customerService}, {hours}.',
    links: {
      locations: 'Our offices, with map and directions',
      contact: 'All our numbers and the contact form',
    },
  },
  serviceArea: {
    served: 'Yes: {place} is in {county} County, and we serve it.',
    servedCounty: 'Yes: we serve {county} County.',
    notServed:
      '{place} is in {county} County, which isn’t one of the counties we serve. Please call us at {otherCounties} before you join.',
    notServedCounty:
      '{county} County isn’t one of the counties we serve. Please call us at {otherCounties} before you join.',
    counties: 'We serve these Florida counties: {counties}.',
    link: 'Which counties do you serve?',
  },
  talk: {
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
  },
} as const;
