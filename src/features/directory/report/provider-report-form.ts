import { blockField, cardsField, codeField, defineForm, lineField, phoneField } from '#forms/define-form.ts';

const DETAILS_LIMIT = 1000;
/** A name, a center and an address at their greatest lengths. */
const PROVIDER_LIMIT = 600;

/**
 * What is wrong with a row of the directory: POST /api/providers/report, and the provider's page without JavaScript.
 * Whom it is about the server writes into it, from the row (`name-reported-provider.server.ts`).
 */
export const providerReportForm = defineForm({
  kind: 'provider-report',
  catalog: 'provider',
  page: '/providers/$id',
  apiPath: '/api/providers/report',
  fields: {
    providerId: {
      ...codeField({ limit: 36, missing: 'provider.gone' }),
      type: 'given',
      leadsTo: '/providers/',
    },
    provider: { ...lineField({ limit: PROVIDER_LIMIT }), type: 'given' },
    problem: cardsField(
      [
        { value: 'wrong-phone', label: 'problems.wrongPhone' },
        { value: 'moved', label: 'problems.moved' },
        { value: 'not-accepting', label: 'problems.notAccepting' },
        { value: 'other-language', label: 'problems.otherLanguage' },
        { value: 'other', label: 'problems.other' },
      ],
      'problem',
    ),
    details: blockField({ limit: DETAILS_LIMIT }),
    phone: phoneField(undefined),
  },
  check: ({ problem, details }) =>
    problem === 'other' && details === '' ? [{ field: 'details', key: 'details' }] : [],
  department: 'network',
  title: ['provider'],
  about: 'problem',
});
