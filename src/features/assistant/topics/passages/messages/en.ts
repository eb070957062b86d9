export default {
  vaccineAge: {
    yes: 'Yes, at {age} the credit applies.',
    no: 'No, at {age} the credit does not apply to vaccines; it does at the ages below.',
  },
} as const;
