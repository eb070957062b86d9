import {
  blockField,
  defineForm,
  emailField,
  nameField,
  phoneField,
  selectField,
} from '#forms/define-form.ts';

/** The contact form: POST /api/contact, and the home page without JavaScript (docs/product/forms.md). */
export const contactForm = defineForm({
  kind: 'contact',
  catalog: 'contact',
  page: '/',
  apiPath: '/api/contact',
  fields: {
    fullName: nameField('fullName'),
    email: emailField({ missing: 'email' }),
    phone: phoneField('phone'),
    subject: selectField(
      [
        { value: 'General Inquiry', label: 'subjects.general' },
        { value: 'Enrollment Questions', label: 'subjects.enrollment' },
        { value: 'Provider Search Help', label: 'subjects.providerSearch' },
        { value: 'Billing Questions', label: 'subjects.billing' },
        { value: 'File a Complaint', label: 'subjects.complaint' },
      ],
      'subject',
    ),
    message: blockField({ missing: 'message' }),
  },
  department: 'contact',
  title: ['fullName'],
  about: 'subject',
  replyTo: 'email',
});
