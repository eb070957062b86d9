import { describe, expect, it } from 'vitest';
import { EMPTY_CONTACT, missingFields, type QuoteInput } from '#features/quote/quote.ts';

import { DEFAULT_CHOICES } from '#features/quote/quote-link.ts';

const complete: QuoteInput = {
  ...DEFAULT_CHOICES,
  county: 'Lee',
  contactName: 'Ana Gómez',
  contactPhone: '(305) 555-0123',
  contactEmail: '',
};

describe('missingFields', () => {
  it('asks for county, name and phone, in this order', () => {
    expect(missingFields({ ...DEFAULT_CHOICES, ...EMPTY_CONTACT })).toEqual([
      'county',
      'contactName',
      'contactPhone',
    ]);
  });

  it('is content with one character each and any email', () => {
    expect(missingFields(complete)).toEqual([]);
    const shortest = { ...complete, contactName: 'A', contactPhone: '1', contactEmail: 'not an address' };
    expect(missingFields(shortest)).toEqual([]);
  });

  it('does not take spaces for a name or a phone', () => {
    expect(missingFields({ ...complete, contactName: '   ' })).toEqual(['contactName']);
    expect(missingFields({ ...complete, contactPhone: '\t' })).toEqual(['contactPhone']);
  });
});
