export default {
  eyebrow: 'Locations',
  title: 'Come see us in person',
  lead: 'Two offices, same hours.',
  leadOwnHours: 'Two offices, each with its own hours.',
  firstPictureAlt: 'Drawing of a white art deco building between palm trees, by the sea',
  secondPictureAlt: 'Drawing of a fountain in a lake with a swan, under an orange tree',
  hours: 'Hours',
  directions: 'Get Directions',
  copy: 'Copy<rest> address</rest>',
  copied: 'Address copied.',
  copyByHand: 'We couldn’t copy it. Please select the address and copy it yourself.',
} as const;
