export default {
  eyebrow: 'Locations',
  title: 'Come in and talk to a person',
  lead: 'Two offices, with the same hours.',
  subtitle: 'Our office in {city}',
  firstPictureAlt: 'Drawing of a white art deco building between palm trees, by the sea',
  secondPictureAlt: 'Drawing of a fountain in a lake with a swan, under an orange tree',
  hours: 'Hours',
  directions: 'Get Directions',
  copy: 'Copy address',
  copied: 'Address copied.',
  copyByHand: 'Your browser did not allow copying. Please select the address.',
} as const;
