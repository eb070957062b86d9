export default {
  quoteLink: 'See this price and change it',
  directoryLink: 'See them in the directory',
  listed: 'In the directory:',
  provider: '{doctor}, {specialty}. {center}, {address}, {city}, FL {zipCode}.',
  providerPhone: 'Phone {phone}.',
  demonstration: 'These are demonstration entries, made up to show how the directory works.',
} as const;
