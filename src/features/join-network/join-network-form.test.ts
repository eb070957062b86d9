import { describe, expect, it } from 'vitest';
import { joinNetworkForm } from './join-network-form.ts';
import es from './messages/es.ts';

const complete = {
  providerName: 'Flagler Heart Center',
  specialty: 'Cardiology',
  contactName: 'Ana Gómez',
  contactPhone: '(305) 555-0142',
  address: '7150 W Flagler St',
  suite: '',
  zipCode: '33144',
  state: 'FL',
  npi: '1234567893',
  county: 'Miami-Dade',
  multipleCounties: 'no',
  email: 'ana@example.com',
  confirmEmail: 'ana@example.com',
};

/** Field and message key of everything that is wrong. */
function problems(changed: Record<string, unknown>): string[] {
  const result = joinNetworkForm.schema.safeParse({ ...complete, ...changed });
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('the network application', () => {
  it('takes the 13 fields of the contract, with the suite empty or absent', () => {
    expect(joinNetworkForm.schema.safeParse(complete).data).toEqual(complete);
    const { suite: _absent, ...withoutSuite } = complete;
    expect(joinNetworkForm.schema.safeParse(withoutSuite).data).toEqual(complete);
  });

  it('begins with Florida and one county', () => {
    expect(joinNetworkForm.initial).toMatchObject({ state: 'FL', multipleCounties: 'no', specialty: '' });
  });

  it('asks for every empty field but the suite, before anything else', () => {
    for (const field of Object.keys(complete).filter((name) => name !== 'suite')) {
      expect(problems({ [field]: '  ' })).toEqual([`${field}: required.${field}`]);
      expect(problems({ [field]: undefined })).toEqual([`${field}: required.${field}`]);
    }
    expect(problems({ county: '', zipCode: 'x', npi: '1', email: 'other' })).toEqual([
      'county: required.county',
    ]);
  });

  it('then compares the emails, then checks their pattern, then phone, ZIP code and NPI', () => {
    expect(problems({ email: 'wrong', npi: '1' })).toEqual(['confirmEmail: email.mismatch']);
    expect(problems({ email: 'wrong', confirmEmail: 'wrong', npi: '1' })).toEqual(['email: email.format']);
    expect(problems({ contactPhone: '555 0142', zipCode: '3314', npi: '1234567890' })).toEqual([
      'contactPhone: phone.format',
      'zipCode: zipCode.format',
      'npi: npi.checkDigit',
    ]);
  });

  it('takes what was copied with marks that nobody sees, and an email confirmed in other letters', () => {
    const copied = { npi: '\u200b1234567893,', zipCode: '33144\u00ad', email: '\u2060Ana@Example.com,' };
    expect(problems(copied)).toEqual([]);
    expect(joinNetworkForm.schema.parse({ ...complete, ...copied })).toMatchObject({
      npi: '1234567893',
      zipCode: '33144',
      email: 'Ana@Example.com',
    });
  });

  it('takes no choice, field or length that the form does not have', () => {
    expect(problems({ specialty: 'Astrology' })).toEqual(['specialty: choice.unknown']);
    expect(problems({ multipleCounties: 'maybe' })).toEqual(['multipleCounties: choice.unknown']);
    expect(problems({ role: 'admin' })).toEqual([': field.unknown']);
    expect(problems({ address: 'x'.repeat(201) })).toEqual(['address: text.tooLong']);
  });

  it('has a name for each field that goes on from “llene el campo”', () => {
    for (const name of Object.values(es.fieldNames)) expect(name).toMatch(/^(del|de la|de las) /);
  });
});
