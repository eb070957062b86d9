export default {
  served: 'Yes: {place} is in {county} County, and we serve it.',
  servedCounty: 'Yes: we serve {county} County.',
  notServed:
    '{place} is in {county} County, which isn’t one of the counties we serve. Please call us at {otherCounties} before you join.',
  notServedCounty:
    '{county} County isn’t one of the counties we serve. Please call us at {otherCounties} before you join.',
  counties: 'We serve these Florida counties: {counties}.',
  link: 'Which counties do you serve?',
} as const;
