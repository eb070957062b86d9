import {
  addressField,
  blockField,
  defineForm,
  emailField,
  lineField,
  nameField,
  phoneField,
} from '#forms/define-form.ts';
import { SPECIALTIES } from '../specialties.ts';

/**
 * A doctor recommended for the network: POST /api/providers/recommend, and /providers/recommend without JavaScript.
 * Least lengths are those of docs/product/forms.md, Recommendation; a phone number has ten digits.
 */
export const recommendationForm = defineForm({
  kind: 'recommendation',
  catalog: 'recommend',
  page: '/providers/recommend',
  apiPath: '/api/providers/recommend',
  fields: {
    // A browser would offer the visitor's own details for the doctor's.
    doctorName: nameField('doctorName', { minLength: 2, autoComplete: 'off' }),
    doctorPhone: phoneField('phone.required', { format: 'phone.required', autoComplete: 'off' }),
    doctorEmail: emailField({ autoComplete: 'off' }),
    doctorAddress: addressField('doctorAddress', { minLength: 10, autoComplete: 'off' }),
    // The page offers the directory's; the contract takes any.
    specialty: {
      ...lineField({ limit: 100, missing: 'specialty', minLength: 2 }),
      type: 'select',
      choices: SPECIALTIES.map(({ en }) => ({ value: en })),
    },
    notes: blockField(),
    referrerName: nameField('referrerName', { minLength: 2 }),
    referrerEmail: emailField({ missing: 'referrerEmail', format: 'referrerEmail' }),
    referrerPhone: phoneField('phone.required', { format: 'phone.required' }),
  },
  department: 'recommendations',
  title: ['doctorName'],
  about: 'specialty',
  // The doctor has not written to us.
  replyTo: 'referrerEmail',
});
