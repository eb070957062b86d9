export default {
  hours: 'Our offices are open {hours}.',
  closedDays: 'No, we are closed on {days}. Our hours are {hours}.',
  closedThen: 'No, not at that hour. Our hours are {hours}.',
  holidays: 'Our website doesn’t say which holidays we close for. Before you come, call {customerService}.',
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
} as const;
