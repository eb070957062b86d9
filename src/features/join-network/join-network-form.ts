import { z } from 'zod';
import type { FormDefinition } from '#forms/form-definition.ts';
import {
  COMMON_LIMITS,
  isEmail,
  isPhone,
  optionalLine,
  requiredChoice,
  requiredLine,
} from '#forms/form-fields.ts';
import { isValidNpi } from '#forms/npi.ts';
import {
  APPLICATION_COUNTIES,
  APPLICATION_SPECIALTIES,
  US_STATES,
  YES_OR_NO,
} from './application-choices.ts';

const limits = {
  providerName: COMMON_LIMITS.name,
  specialty: 100,
  contactName: COMMON_LIMITS.name,
  contactPhone: COMMON_LIMITS.phone,
  address: COMMON_LIMITS.address,
  suite: 40,
  zipCode: 10,
  state: 2,
  npi: 20,
  county: 100,
  multipleCounties: 3,
  email: COMMON_LIMITS.email,
  confirmEmail: COMMON_LIMITS.email,
};

export type ApplicationField = keyof typeof limits;

/** Where the keys of empty fields begin; the rest of such a key is the field's name. */
export const REQUIRED_PREFIX = 'required.';
export const EMAIL_MISMATCH = 'email.mismatch';
export const EMAIL_FORMAT = 'email.format';

/** First of all, nothing but the suite may be empty (specification, section 5, join network, 1). */
const filled = z.strictObject(
  {
    providerName: requiredLine(limits.providerName, 'required.providerName'),
    specialty: requiredChoice(APPLICATION_SPECIALTIES, 'required.specialty'),
    contactName: requiredLine(limits.contactName, 'required.contactName'),
    contactPhone: requiredLine(limits.contactPhone, 'required.contactPhone'),
    address: requiredLine(limits.address, 'required.address'),
    suite: optionalLine(limits.suite),
    zipCode: requiredLine(limits.zipCode, 'required.zipCode'),
    state: requiredChoice(US_STATES, 'required.state'),
    npi: requiredLine(limits.npi, 'required.npi'),
    county: requiredChoice(APPLICATION_COUNTIES, 'required.county'),
    multipleCounties: requiredChoice(YES_OR_NO, 'required.multipleCounties'),
    email: requiredLine(limits.email, 'required.email'),
    confirmEmail: requiredLine(limits.confirmEmail, 'required.confirmEmail'),
  },
  'field.unknown',
);

/** The network application: POST /api/join-network, and /join-network without JavaScript. */
export const joinNetworkForm: FormDefinition<ApplicationField> = {
  kind: 'join-network',
  page: '/join-network',
  apiPath: '/api/join-network',
  initial: {
    providerName: '',
    specialty: '',
    contactName: '',
    contactPhone: '',
    address: '',
    suite: '',
    zipCode: '',
    state: 'FL',
    npi: '',
    county: '',
    multipleCounties: 'no',
    email: '',
    confirmEmail: '',
  },
  limits,
  schema: filled.transform((values, context) => {
    for (const { field, key } of problemsOfFilled(values)) {
      context.addIssue({ code: 'custom', path: [field], message: key });
    }
    return values;
  }),
};

/**
 * What is wrong with an application in which nothing is missing, in the specification's order: the two emails differ,
 * then the email's pattern, and only then what it leaves open: phone, ZIP code and the NPI's check digit.
 */
function problemsOfFilled(values: z.output<typeof filled>): { field: ApplicationField; key: string }[] {
  if (values.email !== values.confirmEmail) return [{ field: 'confirmEmail', key: EMAIL_MISMATCH }];
  if (!isEmail(values.email)) return [{ field: 'email', key: EMAIL_FORMAT }];
  const problems: { field: ApplicationField; key: string }[] = [];
  if (!isPhone(values.contactPhone)) problems.push({ field: 'contactPhone', key: 'phone.format' });
  if (!/^\d{5}$/.test(values.zipCode)) problems.push({ field: 'zipCode', key: 'zipCode.format' });
  if (!isValidNpi(values.npi)) problems.push({ field: 'npi', key: 'npi.checkDigit' });
  return problems;
}
