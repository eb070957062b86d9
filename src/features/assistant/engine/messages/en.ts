export default {
  declined:
    'I don’t know that: it’s not on our website. A person can tell you. Call customer service at {customerService} ({hours}).',
  contact: 'All our numbers',
} as const;
