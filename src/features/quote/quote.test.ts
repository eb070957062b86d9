import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicablePrice,
  CHILDREN_COUNTS,
  calculateQuote,
  cheapestPackage,
  EMPTY_CONTACT,
  missingFields,
  PACKAGE_NAMES,
  packagePrice,
  type QuoteInput,
  receiptLines,
  toCents,
} from '#features/quote/quote.ts';
import { DEFAULT_CHOICES } from '#features/quote/quote-link.ts';
import { anyQuoteChoices } from '../../../tests/support/any-quote-choices.ts';

/*
 * The prices again, read off docs/product/quote.md by hand and in dollars on purpose: nothing here comes from the code
 * under test. Every figure of the packages is written out for the three situations the price rule knows.
 */
const AGES = ['<18', '18-30', '31-45', '46-55', '56-65', '65+'] as const;
const BASIC_DOLLARS = { individual: [46, 48, 56, 61, 71, 85], family: [76, 86, 96, 106, 116, 126] };
const CHILDREN_TEXT = ['0.00', '15.75', '31.50', '47.25', '63.00'] as const;
type Situation = 'individual' | 'couple' | 'withChildren';
type Extra = 'none' | 'package1' | 'package2' | 'package3' | 'package4' | 'hospital';
const PACKAGE_DOLLARS: Record<Situation, Record<Extra, number>> = {
  individual: { none: 0, package1: 29.75, package2: 11.75, package3: 5.95, package4: 5.95, hospital: 9.75 },
  couple: { none: 0, package1: 29.75, package2: 19.75, package3: 9.95, package4: 9.95, hospital: 14.75 },
  withChildren: {
    none: 0,
    package1: 29.75,
    package2: 19.75,
    package3: 9.95,
    package4: 9.95,
    hospital: 19.75,
  },
};

const combinations = (['individual', 'family'] as const).flatMap((planType) =>
  AGES.flatMap((primaryAge) =>
    ([0, 1, 2, 3, 4] as const).flatMap((numberOfChildren) =>
      ([undefined, 'package1', 'package2', 'package3', 'package4'] as const).flatMap((selectedCorePackage) =>
        [false, true].map((includeHospitalPackage) => ({
          planType,
          primaryAge,
          numberOfChildren,
          selectedCorePackage,
          includeHospitalPackage,
        })),
      ),
    ),
  ),
);

describe('calculateQuote', () => {
  it('gives the specified cents for all 600 combinations', () => {
    expect(combinations).toHaveLength(600);
    for (const choices of combinations) {
      const { planType, primaryAge, numberOfChildren, selectedCorePackage, includeHospitalPackage } = choices;
      const situation =
        planType === 'individual' ? 'individual' : numberOfChildren === 0 ? 'couple' : 'withChildren';
      const prices = PACKAGE_DOLLARS[situation];
      const basic = BASIC_DOLLARS[planType][AGES.indexOf(primaryAge)] ?? Number.NaN;
      const core = prices[selectedCorePackage ?? 'none'];
      const hospital = includeHospitalPackage ? prices.hospital : 0;
      const total = basic + 15.75 * numberOfChildren + core + hospital;
      const people = { individual: 1, family: 2 }[planType] + numberOfChildren;
      const quote = calculateQuote(choices);

      expect(quote, JSON.stringify(choices)).toEqual({
        planType,
        primaryAge,
        numberOfChildren,
        selectedPackages: [
          ...(selectedCorePackage ? [selectedCorePackage] : []),
          ...(includeHospitalPackage ? ['package5'] : []),
        ],
        basicCoverage: basic.toFixed(2),
        childrenCost: CHILDREN_TEXT[numberOfChildren],
        packagesCost: (core + hospital).toFixed(2),
        totalPremium: total.toFixed(2),
        people,
        perPerson: expect.stringMatching(/^\d+\.\d\d$/),
      });
      // Half up: at most half a cent below the exact share, never half a cent or more above it.
      const excess = toCents(quote.perPerson) * people - Math.round(total * 100);
      expect(2 * excess, JSON.stringify(choices)).toBeGreaterThan(-people);
      expect(2 * excess, JSON.stringify(choices)).toBeLessThanOrEqual(people);
    }
  });

  it.each([
    // 96 + 15.75 + 19.75 = 131.50; a third of it is 43.8333…
    [{ planType: 'family', numberOfChildren: 1, selectedCorePackage: 'package2' }, '131.50', '43.83'],
    // 56 + 15.75 = 71.75; half of it is 35.875, rounded up.
    [{ planType: 'individual', numberOfChildren: 1, selectedCorePackage: undefined }, '71.75', '35.88'],
    // 96 + 9.95 = 105.95; half of it is 52.975, which a binary fraction would round down.
    [{ planType: 'family', numberOfChildren: 0, selectedCorePackage: 'package3' }, '105.95', '52.98'],
    // 56 + 31.50 + 5.95 = 93.45; a third is exactly 31.15.
    [{ planType: 'individual', numberOfChildren: 2, selectedCorePackage: 'package4' }, '93.45', '31.15'],
  ] as const)('rounds the price per person half up: %o', (choices, totalPremium, perPerson) => {
    const quote = calculateQuote({ ...choices, primaryAge: '31-45', includeHospitalPackage: false });
    expect(quote).toMatchObject({ totalPremium, perPerson });
  });

  it('costs more with every child', () => {
    fc.assert(
      fc.property(anyQuoteChoices, fc.constantFrom(0, 1, 2, 3), (choices, numberOfChildren) => {
        const fewer = calculateQuote({ ...choices, numberOfChildren });
        const more = calculateQuote({
          ...choices,
          numberOfChildren: CHILDREN_COUNTS[numberOfChildren + 1] ?? 4,
        });
        expect(toCents(more.totalPremium) - toCents(fewer.totalPremium)).toBeGreaterThanOrEqual(1575);
      }),
    );
  });
});

describe('receiptLines', () => {
  it('adds up to the total', () => {
    fc.assert(
      fc.property(anyQuoteChoices, (choices) => {
        const sum = receiptLines(choices).reduce((cents, line) => cents + toCents(line.amount), 0);
        expect(sum).toBe(toCents(calculateQuote(choices).totalPremium));
      }),
    );
  });

  it('names what each line is for, and has no line for what costs nothing', () => {
    const plain = {
      primaryAge: '65+',
      selectedCorePackage: undefined,
      includeHospitalPackage: false,
    } as const;
    expect(receiptLines({ ...plain, planType: 'individual', numberOfChildren: 0 })).toEqual([
      { kind: 'basic', planType: 'individual', primaryAge: '65+', amount: '85.00' },
    ]);
    expect(
      receiptLines({
        planType: 'family',
        primaryAge: '31-45',
        numberOfChildren: 2,
        selectedCorePackage: 'package1',
        includeHospitalPackage: true,
      }),
    ).toEqual([
      { kind: 'basic', planType: 'family', primaryAge: '31-45', amount: '96.00' },
      { kind: 'children', count: 2, each: '15.75', amount: '31.50' },
      { kind: 'package', id: 'package1', priceKind: 'family', amount: '29.75' },
      { kind: 'package', id: 'package5', priceKind: 'family', amount: '19.75' },
    ]);
  });
});

describe('applicablePrice', () => {
  it('falls back from couple to family to individual for a family without children', () => {
    const couple = { planType: 'family', numberOfChildren: 0 } as const;
    expect(applicablePrice({ individual: 1, couple: 2, family: 3 }, couple).priceKind).toBe('couple');
    expect(applicablePrice({ individual: 1, family: 3 }, couple).priceKind).toBe('family');
    expect(applicablePrice({ individual: 1 }, couple).priceKind).toBe('individual');
  });

  it('charges an individual plan with children the individual price', () => {
    const parent = { planType: 'individual', numberOfChildren: 3 } as const;
    expect(applicablePrice({ individual: 1, couple: 2, family: 3 }, parent).cents).toBe(1);
  });
});

describe('a package on its card', () => {
  it('costs what it adds to the total with the people chosen so far', () => {
    expect(packagePrice('package5', { planType: 'individual', numberOfChildren: 2 })).toBe('9.75');
    expect(packagePrice('package5', { planType: 'family', numberOfChildren: 0 })).toBe('14.75');
    expect(packagePrice('package5', { planType: 'family', numberOfChildren: 1 })).toBe('19.75');
    expect(cheapestPackage({ planType: 'individual', numberOfChildren: 2 })).toBe('5.95');
    expect(cheapestPackage({ planType: 'family', numberOfChildren: 0 })).toBe('9.95');
  });

  it('has the Spanish name, in both languages', () => {
    expect(Object.values(PACKAGE_NAMES)).toEqual([
      'Protección Total Plus',
      'Bienestar Integral',
      'Sonrisa Perfecta',
      'Salud Preventiva',
      'Respaldo Hospitalario',
    ]);
  });
});

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
