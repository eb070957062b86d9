import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AGE_RANGES, EMPTY_CONTACT, QUOTE_COUNTIES, type QuoteInput } from '#features/quote/quote.ts';
import { DEFAULT_CHOICES } from '#features/quote/quote-link.ts';
import { STORED_QUOTE_KEY } from '#features/quote/quote-return.ts';
import { readStoredQuote, storeQuote } from '#features/quote/stored-quote.ts';
import { anyQuoteChoices } from '../../../tests/support/any-quote-choices.ts';

const anyContact = fc.record({
  contactName: fc.string(),
  contactPhone: fc.string(),
  contactEmail: fc.string(),
});
const anyInput: fc.Arbitrary<QuoteInput> = fc
  .tuple(anyQuoteChoices, anyContact)
  .map(([choices, contact]) => ({ ...choices, ...contact }));

describe('a quote kept for this tab', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  it('comes back whole', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        storeQuote({ run: 'a1', input });
        expect(readStoredQuote()).toEqual({ run: 'a1', input });
      }),
    );
  });

  it('leaves nothing when it is forgotten', () => {
    storeQuote({ run: 'a1', input: { ...DEFAULT_CHOICES, ...EMPTY_CONTACT, contactName: 'Ana' } });
    storeQuote(undefined);
    expect([...storage]).toEqual([]);
    expect(readStoredQuote()).toBeUndefined();
  });

  it('is none when anybody wrote something else into storage', () => {
    for (const kept of [
      '',
      '{',
      'null',
      '7',
      '[]',
      '{"texts":["a1"]}',
      '{"texts":["a1",1,2,3],"choices":{}}',
    ]) {
      storage.set(STORED_QUOTE_KEY, kept);
      expect(readStoredQuote(), kept).toBeUndefined();
    }
  });

  it('has listed values only, whatever was written there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (choices) => {
        storage.set(STORED_QUOTE_KEY, JSON.stringify({ texts: ['a1', 'Ana', '305', ''], choices }));
        const { primaryAge, county } = readStoredQuote()?.input ?? {};
        expect(AGE_RANGES).toContain(primaryAge);
        expect(['', ...QUOTE_COUNTIES]).toContain(county);
      }),
    );
    storage.set(
      STORED_QUOTE_KEY,
      '{"texts":["a1","Ana","305",""],"choices":{"planType":"couple","children":9}}',
    );
    expect(readStoredQuote()?.input).toMatchObject({ ...DEFAULT_CHOICES, contactName: 'Ana' });
  });
});
