import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParameters } from '#client/page-parameters.ts';
import { CHILDREN_COUNTS, PLAN_TYPES, WHO_CHOICES } from '#features/quote/quote.ts';
import {
  choicesFromSearch,
  DEFAULT_CHOICES,
  parseQuoteSearch,
  quoteLink,
  quoteParameters,
  searchFromChoices,
} from '#features/quote/quote-link.ts';
import { anyQuoteChoices } from '../../../tests/support/any-quote-choices.ts';

describe('the link of a quote', () => {
  it('gives back every choice through the router’s own reading of addresses', () => {
    fc.assert(
      fc.property(anyQuoteChoices, (choices) => {
        const address = defaultStringifySearch(searchFromChoices(choices));
        expect(choicesFromSearch(parseQuoteSearch(defaultParseSearch(address)))).toEqual(choices);
      }),
    );
  });

  it('gives back every choice from the copied link', () => {
    fc.assert(
      fc.property(anyQuoteChoices, (choices) => {
        const { searchParams } = new URL(quoteLink('https://example.com/es/quote', choices));
        expect(choicesFromSearch(parseQuoteSearch(Object.fromEntries(searchParams)))).toEqual(choices);
      }),
    );
  });

  it('reads for whom the plan is from one value, unless plan type or children say it', () => {
    expect(WHO_CHOICES.map(({ who }) => choicesFromSearch(parseQuoteSearch({ who })))).toEqual(
      WHO_CHOICES.map(({ planType, numberOfChildren }) => ({
        ...DEFAULT_CHOICES,
        planType,
        numberOfChildren,
      })),
    );
    expect(WHO_CHOICES).toHaveLength(PLAN_TYPES.length * CHILDREN_COUNTS.length);
    const search = parseQuoteSearch({ who: 'family-2', children: '3' });
    expect(choicesFromSearch(search)).toMatchObject({ planType: 'family', numberOfChildren: 3 });
  });

  it('never carries a personal field', () => {
    const typed = {
      ...DEFAULT_CHOICES,
      contactName: 'Ana',
      contactPhone: '3055550123',
      contactEmail: 'a@example.com',
    };
    expect(quoteLink('https://example.com/quote', typed)).toBe(
      'https://example.com/quote?planType=individual&age=31-45&children=0',
    );
  });
});

describe('parseQuoteSearch', () => {
  it('drops what it does not know', () => {
    const search = {
      planType: 'couple',
      age: 30,
      children: '5',
      county: 'Volusia',
      core: 'package5',
      hospital: 'no',
      contactName: 'Ana',
      __proto__: 'x',
    };
    expect(parseQuoteSearch(search)).toEqual({});
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (search) => {
        choicesFromSearch(parseQuoteSearch(search));
      }),
    );
  });

  it.each([
    ['who', 'family'],
    ['who', 'family-5'],
    ['planType', 'Family'],
    ['planType', 'x'],
    ['core', 'none'],
    ['core', 'package9'],
    ['age', '30'],
    ['age', 'abc'],
    ['age', 'toString'],
    ['children', '9'],
    ['children', '01'],
    ['county', 'miami-dade'],
    ['hospital', 'yes'],
  ])('%s=%s falls back to its default, is named, and the rest is kept', (name, value) => {
    const rest = name === 'county' ? { core: 'package2' } : { county: 'Lake' };
    expect(readParameters(quoteParameters, { ...rest, [name]: value })).toEqual({
      search: rest,
      wrong: [name],
    });
    expect(choicesFromSearch(parseQuoteSearch({ [name]: value }))).toEqual(DEFAULT_CHOICES);
  });

  it('reads an age whose plus sign was not escaped', () => {
    expect(parseQuoteSearch({ age: '65 ' })).toEqual({ age: '65+' });
  });

  it('reads a hospital package that is expressly not added', () => {
    expect(parseQuoteSearch({ hospital: 'false' })).toEqual({ hospital: false });
  });
});
