export default {
  optional: 'optional',
  requiredNote: 'Please fill in every field that is not marked optional.',
  leaveEmpty: 'Leave this field empty',
  summary: '{count, plural, one {Please check one field} other {Please check # fields}}',
  reference: 'Your reference number',
  referenceHint: 'Write it down or take a picture of it. If you call us, we find your form by it.',
  errors: {
    field: {
      unknown: 'This form does not have this field. Please load the page again.',
      type: 'Please fill this in again.',
    },
    text: {
      tooLong: 'This text is too long. Please make it shorter.',
    },
    choice: { unknown: 'Please choose one from the list.' },
    email: { format: 'Write the email like this: name@example.com' },
    phone: { format: 'Write the phone number with its area code, 10 digits.' },
    number: { range: 'Please choose a number from the list.' },
    date: {
      format: 'Write a date that exists, with month, day and year.',
      future: 'This date is in the future. Please check the year.',
      tooOld: 'This date is more than 120 years ago. Please check the year.',
    },
  },
  failure: {
    offline:
      'You are offline. Your text is still here. Leave this page open: we send it as soon as the connection is back.',
    network:
      'We could not get an answer from our server. Your text is still here. Try again; the same message is kept only once.',
    fault: 'Something went wrong on our side. Your text is still here. Please try again.',
    unproved:
      'Please check the form and send it once more. This keeps out programs that fill in forms. Everything you typed is still here.',
    tooMany:
      'Too many forms came from your network. Your text is still here. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
} as const;
