export default {
  leave:
    'To cancel a plan, call customer service at {customerService} ({hours}). I’m an automated assistant and cannot cancel it here. This is our refund policy:',
  late: 'If those days have passed, call customer service at {customerService} ({hours}) and ask.',
  status: 'To ask about your own request, call customer service at {customerService} ({hours}).',
  link: 'Refund Policy',
} as const;
