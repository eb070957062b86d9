export default {
  label: 'Suggestions',
  count:
    '{count, plural, one {# suggestion. Use the down arrow.} other {# suggestions. Use the down arrow.}}',
  specialty: 'Specialty',
  city: 'City',
  provider: 'Name',
  center: 'Center',
} as const;
