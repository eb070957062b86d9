import {
  addressField,
  cardsField,
  codeField,
  defineForm,
  emailField,
  lineField,
  nameField,
  phoneField,
  plainChoices,
  selectField,
} from '#forms/define-form.ts';
import { isEmail, isPhone, isValidNpi } from '#forms/form-fields.ts';

/** The choices of the network application (docs/product/forms.md), in its order. */

export const APPLICATION_SPECIALTIES = [
  { value: 'Cardiology', label: 'specialties.cardiology' },
  { value: 'Dermatology', label: 'specialties.dermatology' },
  { value: 'Emergency Medicine', label: 'specialties.emergencyMedicine' },
  { value: 'Family Medicine', label: 'specialties.familyMedicine' },
  { value: 'Gastroenterology', label: 'specialties.gastroenterology' },
  { value: 'General Surgery', label: 'specialties.generalSurgery' },
  { value: 'Internal Medicine', label: 'specialties.internalMedicine' },
  { value: 'Neurology', label: 'specialties.neurology' },
  { value: 'Obstetrics and Gynecology', label: 'specialties.obstetricsAndGynecology' },
  { value: 'Oncology', label: 'specialties.oncology' },
  { value: 'Ophthalmology', label: 'specialties.ophthalmology' },
  { value: 'Orthopedics', label: 'specialties.orthopedics' },
  { value: 'Pediatrics', label: 'specialties.pediatrics' },
  { value: 'Psychiatry', label: 'specialties.psychiatry' },
  { value: 'Pulmonology', label: 'specialties.pulmonology' },
  { value: 'Radiology', label: 'specialties.radiology' },
  { value: 'Urology', label: 'specialties.urology' },
  { value: 'Other', label: 'specialties.other' },
] as const;

export const APPLICATION_COUNTIES = [
  { value: 'Miami-Dade' },
  { value: 'Broward' },
  { value: 'Palm Beach' },
  { value: 'Monroe' },
  { value: 'Collier' },
  { value: 'Lee' },
  { value: 'Charlotte' },
  { value: 'Sarasota' },
  { value: 'Manatee' },
  { value: 'Pinellas' },
  { value: 'Hillsborough' },
  { value: 'Polk' },
  { value: 'Orange' },
  { value: 'Osceola' },
  { value: 'Seminole' },
  { value: 'Volusia' },
  { value: 'Other', label: 'otherCounty' },
] as const;

/** The codes of the 50 states, Florida first. */
export const US_STATES = [
  ...['FL', 'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'GA'],
  ...['HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD'],
  ...['MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ'],
  ...['NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'],
  ...['SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
] as const;

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
    zipCode: codeField({
      limit: 10,
      missing: 'required.zipCode',
      autoComplete: 'postal-code',
      inputMode: 'numeric',
    }),
    state: selectField(plainChoices(US_STATES), 'required.state', {
      initial: 'FL',
      autoComplete: 'address-level1',
    }),
    npi: codeField({ limit: 20, missing: 'required.npi', autoComplete: 'off', inputMode: 'numeric' }),
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
    if (email.toLowerCase() !== confirmEmail.toLowerCase())
      return [{ field: 'confirmEmail', key: EMAIL_MISMATCH }];
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
