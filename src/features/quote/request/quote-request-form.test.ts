import { expect, test } from 'vitest';
import { GOOD_FORMS } from '../../../../tests/support/good-forms.ts';
import { quoteRequestForm } from './quote-request-form.ts';

/* How many people a quote request may be for (docs/product/forms.md, Quote request). */

test.for([
  ['adults', 1, 10],
  ['children', 0, 10],
] as const)('%s are from %i to %i', ([field, least, most]) => {
  expect(quoteRequestForm.initial[field]).toBe(String(least));
  for (const [people, isTaken] of [
    [least - 1, false],
    [least, true],
    [most, true],
    [most + 1, false],
  ] as const) {
    const request = { ...GOOD_FORMS['quote-request'](1), [field]: people };
    expect(quoteRequestForm.schema.safeParse(request).success, `${people}`).toBe(isTaken);
  }
});
