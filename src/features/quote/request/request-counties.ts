/**
 * Counties of the quote request (specification, section 2); the calculator knows more. Apart from the form, whose
 * schema the calculator does not load.
 */
export const REQUEST_COUNTIES = ['Miami-Dade', 'Broward', 'Palm Beach'] as const;
