export default {
  late: 'If it’s been longer than that, call customer service at {customerService} ({hours}) and ask.',
  status: 'If you sent it and haven’t heard from us, call customer service at {customerService} ({hours}).',
  safe: 'A complaint costs nothing, and it never changes the care you get. You can call customer service at {customerService} ({hours}), or file a formal grievance in writing.',
  link: 'Grievance Procedures',
  nonDiscrimination: 'Non-Discrimination Notice',
} as const;
