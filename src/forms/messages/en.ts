export default {
  optional: 'optional',
  dateOrder: 'if no calendar opens: month/day/year',
  requiredNote: 'All fields are required unless marked optional.',
  leaveEmpty: 'Leave this field empty',
  summary: '{count, plural, one {Please check one field} other {Please check # fields}}',
  reference: 'Your reference number',
  referenceHint: 'Write it down or take a picture of it. If you call us, we’ll use it to find what you sent.',
  errors: {
    field: {
      unknown: 'This page is out of date. Please reload it.',
      type: 'Please fill this in again.',
    },
    text: {
      tooLong: 'This text is too long. Please shorten it.',
    },
    choice: { unknown: 'Please choose one from the list.' },
    email: { format: 'Enter an email like this: name@example.com' },
    phone: { format: 'Enter a 10-digit phone number, with the area code.' },
    number: { range: 'Please choose a number from the list.' },
    date: {
      format: 'That date doesn’t exist. Write month/day/year, like this: 05/28/1985',
      future: 'This date is in the future. Please check the year.',
      tooOld: 'This date is more than 120 years ago. Please check the year.',
    },
  },
  failure: {
    offline:
      'You’re offline. Your text is still here. Leave this page open: we’ll send it once your connection is back.',
    network: 'We couldn’t send it. Your text is still here. Please try again; it won’t be sent twice.',
    fault: 'Something went wrong on our end. Your text is still here. Please try again.',
    elsewhere:
      'We couldn’t send it: this page came through another website, such as a translator. Your text is still here.',
    openSite: 'To send it, open our own site: <address></address>.',
    call: 'You can also call us at <phone></phone>.',
    unproved:
      'Please check your answers and send them once more. This keeps out spam. Everything you typed is still here.',
    tooMany:
      'Too many tries. Your text is still here. Please wait {seconds, plural, one {# second} other {# seconds}}.',
  },
} as const;
