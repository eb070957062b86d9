import { FORMS, type SubmissionKind } from '#forms/all-forms.ts';
import type { FormDefinition } from '#forms/form-definition.ts';

/** Of the row that reports are about; where they are stored, a test stores it too. */
export const REPORTED_ID = '0f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11';

type Body = Record<string, string | number>;

/** A good body of each kind of form, different for every number: made of its definition, and of what is named below. */
export const GOOD_FORMS = Object.fromEntries(
  FORMS.map((form) => [
    form.kind,
    (number: number): Body => ({ ...goodBody(form, number), ...NAMED[form.kind]?.(number) }),
  ]),
) as Record<SubmissionKind, (number: number) => Body>;

/** What any field of a type may hold; a field with rules of its own is named below. */
function goodBody(form: FormDefinition, number: number): Body {
  const values = {
    ...{ name: `Ana Ruiz ${number}`, line: `Line number ${number}`, block: `Message ${number}` },
    ...{ email: 'ana@example.com', phone: '(305) 555-0142', date: '1985-02-28', select: '', cards: '' },
    given: '',
  };
  return Object.fromEntries(
    Object.entries(form.fields).map(
      ([
        name,
        {
          type,
          choices: [first],
        },
      ]) => [name, first?.value ?? values[type]],
    ),
  );
}

/** What tests look for by its text, and fields with rules of their own. */
const NAMED: Partial<Record<SubmissionKind, (number: number) => Body>> = {
  contact: (number) => ({
    fullName: 'Ana María Ruiz',
    email: 'ana@example.com',
    phone: '(305) 555-0142',
    subject: 'Billing Questions',
    message: `Message ${number}`,
  }),
  'quote-request': (number) => ({
    firstName: 'José',
    lastName: 'Gómez Núñez',
    email: 'jose@example.com',
    phone: '(786) 555-0142',
    dateOfBirth: '1985-02-28',
    planType: 'PHC',
    county: 'Miami-Dade',
    adults: 2,
    children: 1,
    specialRequirements: `Request ${number}`,
  }),
  'join-network': (number) => ({
    providerName: `Clinic ${number}`,
    specialty: 'Cardiology',
    contactName: 'Luz Ortiz',
    contactPhone: '(305) 555-0150',
    address: '7350 NW 7th St',
    suite: '',
    zipCode: '33126',
    state: 'FL',
    npi: '1234567893',
    county: 'Miami-Dade',
    multipleCounties: 'no',
    email: 'luz@example.com',
    confirmEmail: 'luz@example.com',
  }),
  recommendation: (number) => ({
    doctorName: `Dr. ${number}`,
    doctorPhone: '(305) 555-0160',
    doctorEmail: '',
    doctorAddress: '7350 NW 7th St, Miami',
    specialty: 'Cardiology',
    notes: '',
    referrerName: 'Ana Ruiz',
    referrerEmail: 'ana@example.com',
    referrerPhone: '(305) 555-0142',
  }),
  'provider-report': (number) => ({
    providerId: REPORTED_ID,
    problem: 'other',
    details: `Details ${number}`,
  }),
  'assistant-feedback': (number) => ({
    rating: 'down',
    comment: `Comment ${number}`,
    question: 'Do you have an office in Hialeah?',
    answer: 'Our offices are in Miami and Orlando.\n\n[Offices](/en#locations)',
  }),
};
