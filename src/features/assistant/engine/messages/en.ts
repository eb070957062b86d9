export default {
  declined:
    'I do not know that: it is not on our website. A person can tell you. Call customer service at {customerService} ({hours}).',
  contact: 'All our numbers',
} as const;
