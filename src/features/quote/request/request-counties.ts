/** Counties of the quote request (specification, section 2); the calculator knows more. */
export const REQUEST_COUNTIES = ['Miami-Dade', 'Broward', 'Palm Beach'] as const;
