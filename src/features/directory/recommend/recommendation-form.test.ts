import { describe, expect, it } from 'vitest';
import { GOOD_FORMS } from '../../../../tests/support/good-forms.ts';
import { recommendationForm } from './recommendation-form.ts';

/** Message keys of everything that is wrong, by field. */
function problems(changed: Record<string, unknown>): Record<string, string> {
  const result = recommendationForm.schema.safeParse({ ...GOOD_FORMS.recommendation(1), ...changed });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('a recommended doctor', () => {
  it('needs neither email nor notes of the doctor', () => {
    expect(problems({ doctorEmail: '', notes: '' })).toEqual({});
    expect(problems({ doctorEmail: undefined, notes: undefined })).toEqual({});
  });

  it.each([
    ['doctorName', 'A', 'doctorName'],
    ['doctorPhone', '305555014', 'phone.required'],
    ['doctorEmail', 'doctor', 'email.format'],
    ['doctorAddress', '7350 NW 7', 'doctorAddress'],
    ['specialty', 'X', 'specialty'],
    ['referrerName', 'A', 'referrerName'],
    ['referrerEmail', 'ana@', 'referrerEmail'],
    ['referrerEmail', '', 'referrerEmail'],
    ['referrerPhone', '555', 'phone.required'],
  ])('asks again for %s when it is "%s"', (field, value, key) => {
    expect(problems({ [field]: value })).toEqual({ [field]: key });
  });
});
