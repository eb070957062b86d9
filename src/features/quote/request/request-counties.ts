/** Counties of the quote request (docs/product/forms.md, Quote request); the calculator knows more. */
export const REQUEST_COUNTIES = ['Miami-Dade', 'Broward', 'Palm Beach'] as const;
