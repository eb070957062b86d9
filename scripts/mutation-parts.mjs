/*
 * What `npm run test:mutation` changes, and with which tests: the parts in which a wrong line costs a visitor money, a
 * session or an answer.
 */

/**
 * @typedef {object} Part
 * @property {string[]} mutate files in which lines are changed
 * @property {string[]} tests unit tests: with PostgreSQL a change would take seconds instead of a fraction of one
 */

/** @type {Readonly<Record<string, Part>>} */
export const MUTATION_PARTS = {
  quote: {
    mutate: [
      'src/features/quote/{quote,quote-link,stored-quote}.ts',
      'src/features/quote/request/known-details.ts',
    ],
    tests: ['src/features/quote/**/*.test.ts'],
  },
  search: {
    mutate: ['src/features/directory/{search-providers,search-words,search-answer,directory-filters}.ts'],
    tests: ['src/features/directory/*.test.ts'],
  },
  forms: {
    mutate: ['src/forms/{define-form,form-fields,form-draft,send-form}.ts'],
    tests: ['src/forms/*.test.ts'],
  },
  limits: {
    mutate: ['src/server/{limits/minute-count,limits/rate-limit,http/client-address}.ts'],
    tests: ['src/server/{http,limits}/*.test.ts'],
  },
  sessions: {
    mutate: [
      'src/server/admission.ts',
      'src/server/sessions/{session-cookies,password-hash,sign-in-errors}.ts',
    ],
    tests: ['src/server/admission.test.ts', 'src/server/sessions/*.test.ts'],
  },
  'sync plan': {
    mutate: ['src/features/sync/plan-sync.server.ts'],
    tests: ['src/features/sync/plan-sync.test.ts'],
  },
  'content-security-policy': {
    mutate: ['src/server/http/security-headers.ts'],
    tests: ['src/server/http/*.test.ts'],
  },
};
