import {
  birthDateField,
  blockField,
  cardsField,
  countField,
  defineForm,
  emailField,
  nameField,
  phoneField,
  plainChoices,
  selectField,
} from '#forms/define-form.ts';

/** Counties of the quote request (docs/product/forms.md, Quote request); the calculator knows more. */
export const REQUEST_COUNTIES = ['Miami-Dade', 'Broward', 'Palm Beach'] as const;

const MOST_PEOPLE = 10;

/** The quote request form: POST /api/quote-requests, and /quote without JavaScript. */
export const quoteRequestForm = defineForm({
  kind: 'quote-request',
  catalog: 'quoteRequest',
  page: '/quote',
  apiPath: '/api/quote-requests',
  fields: {
    firstName: nameField('firstName', { limit: 60, autoComplete: 'given-name' }),
    lastName: nameField('lastName', { limit: 60, autoComplete: 'family-name' }),
    email: emailField({ missing: 'email' }),
    phone: phoneField('phone'),
    dateOfBirth: birthDateField('dateOfBirth'),
    // Prepaid health clinic or discount plan organization.
    planType: cardsField(
      [
        { value: 'PHC', label: 'planTypes.phc', description: 'planTypes.phcHint' },
        { value: 'DPO', label: 'planTypes.discountPlan', description: 'planTypes.discountPlanHint' },
      ],
      'planType',
    ),
    county: selectField(plainChoices(REQUEST_COUNTIES), 'county'),
    adults: countField(1, MOST_PEOPLE),
    children: countField(0, MOST_PEOPLE),
    specialRequirements: blockField(),
  },
  department: 'quotes',
  title: ['firstName', 'lastName'],
  about: 'planType',
  replyTo: 'email',
});

export type QuoteRequestField = keyof typeof quoteRequestForm.fields;
