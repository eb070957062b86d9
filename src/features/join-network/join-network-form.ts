import { defineForm } from '#forms/define-form.ts';
import {
  addressField,
  cardsField,
  emailField,
  lineField,
  nameField,
  phoneField,
  plainChoices,
  selectField,
} from '#forms/fields.ts';
import { isEmail, isPhone } from '#forms/form-fields.ts';
import { isValidNpi } from '#forms/npi.ts';
import { APPLICATION_COUNTIES, APPLICATION_SPECIALTIES, US_STATES } from './application-choices.ts';

/** Where the keys of empty fields begin; the rest of such a key is the field's name. */
export const REQUIRED_PREFIX = 'required.';
export const EMAIL_MISMATCH = 'email.mismatch';
export const EMAIL_FORMAT = 'email.format';

/**
 * The network application: POST /api/join-network, and /join-network without JavaScript. First of all, nothing but the
 * suite may be empty (docs/product/forms.md, Network application); everything else is looked at by `check`.
 */
export const joinNetworkForm = defineForm({
  kind: 'join-network',
  catalog: 'joinNetwork',
  page: '/join-network',
  apiPath: '/api/join-network',
  fields: {
    providerName: nameField('required.providerName', { autoComplete: 'organization' }),
    specialty: selectField(APPLICATION_SPECIALTIES, 'required.specialty'),
    contactName: nameField('required.contactName'),
    contactPhone: phoneField('required.contactPhone', { format: null }),
    address: addressField('required.address'),
    suite: lineField({ limit: 40, autoComplete: 'address-line2' }),
    zipCode: lineField({
      limit: 10,
      missing: 'required.zipCode',
      autoComplete: 'postal-code',
      inputMode: 'numeric',
    }),
    state: selectField(plainChoices(US_STATES), 'required.state', {
      initial: 'FL',
      autoComplete: 'address-level1',
    }),
    npi: lineField({ limit: 20, missing: 'required.npi', autoComplete: 'off', inputMode: 'numeric' }),
    county: selectField(APPLICATION_COUNTIES, 'required.county'),
    multipleCounties: cardsField(
      [
        { value: 'yes', label: 'yes' },
        { value: 'no', label: 'no' },
      ],
      'required.multipleCounties',
      { initial: 'no' },
    ),
    email: emailField({ missing: 'required.email', format: null }),
    confirmEmail: emailField({ missing: 'required.confirmEmail', format: null }),
  },
  /**
   * In the order of the product rules: the two emails differ, then the email's pattern, and only then what it leaves open:
   * phone, ZIP code and the NPI's check digit.
   */
  check: ({ email, confirmEmail, contactPhone, zipCode, npi }) => {
    if (email !== confirmEmail) return [{ field: 'confirmEmail', key: EMAIL_MISMATCH }];
    if (!isEmail(email)) return [{ field: 'email', key: EMAIL_FORMAT }];
    return [
      ...(isPhone(contactPhone) ? [] : [{ field: 'contactPhone', key: 'phone.format' } as const]),
      ...(/^\d{5}$/.test(zipCode) ? [] : [{ field: 'zipCode', key: 'zipCode.format' } as const]),
      ...(isValidNpi(npi) ? [] : [{ field: 'npi', key: 'npi.checkDigit' } as const]),
    ];
  },
  department: 'network',
  title: ['providerName'],
  about: 'specialty',
  replyTo: 'email',
});

export type ApplicationField = keyof typeof joinNetworkForm.fields;
