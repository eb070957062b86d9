import { afterEach, describe, expect, test, vi } from 'vitest';
import { SITE } from '../../../tests/support/default-site.ts';
import { EMPTY_OFFICE, newOfficeSchema, type OfficeBody, officeSchema } from './office.ts';
import { officeFacts } from './office-facts.ts';

afterEach(() => {
  vi.useRealTimers();
});

const THANKSGIVING = { date: '2026-11-26', english: 'Thanksgiving', spanish: 'Día de Acción de Gracias' };

/** The fields that are refused, and why. */
function problemsOf(body: unknown, schema: typeof officeSchema = officeSchema): Record<string, string> {
  const read = schema.safeParse(body);
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

const read = (body: object): OfficeBody => officeSchema.parse(body);

describe('a phone', () => {
  test.each([
    ['(305) 555-0177', '(305) 555-0177'],
    ['305.555.0177', '(305) 555-0177'],
    ['+1 305 555 0177', '(305) 555-0177'],
    ['', ''],
  ])('"%s" is kept as "%s"', (text, kept) => {
    expect(read({ phones: { tty: text } }).phones.tty).toBe(kept);
  });

  test.each(['555-0177', 'llamar a Marta', '305-555-0177 ext. 4', '+53 7 555 0177', '(305) 555-0177 o 911'])(
    '"%s" is none',
    (text) => {
      expect(problemsOf({ phones: { tty: text } })).toEqual({ 'phones.tty': 'phone.none' });
    },
  );
});

describe('hours', () => {
  const week = { firstDay: '1', lastDay: '5', opens: '08:00', closes: '17:00' };

  test('are all there or none of them is', () => {
    expect(problemsOf({ hours: week })).toEqual({});
    expect(problemsOf({ hours: { ...week, opens: '', lastDay: '' } })).toEqual({
      'hours.lastDay': 'hours.incomplete',
      'hours.opens': 'hours.incomplete',
    });
  });

  test('close after they open, and end after they begin', () => {
    expect(problemsOf({ hours: { ...week, closes: '08:00' } })).toEqual({ 'hours.closes': 'hours.closing' });
    expect(problemsOf({ second: { hours: { ...week, firstDay: '6' } } })).toEqual({
      'second.hours.lastDay': 'hours.days',
    });
    expect(problemsOf({ hours: { ...week, opens: '8am' } })).toEqual({ 'hours.opens': 'hours.format' });
  });
});

describe('a closure', () => {
  test.each([
    ['without a day', { date: '' }, { 'closures.0.date': 'date.required' }],
    ['on a day that is none', { date: '2026-02-30' }, { 'closures.0.date': 'date.required' }],
    ['without Spanish', { spanish: ' ' }, { 'closures.0.spanish': 'words.required' }],
    ['that never closes', { opens: '08:00' }, { 'closures.0.closes': 'hours.incomplete' }],
    ['that closes first', { opens: '12:00', closes: '08:00' }, { 'closures.0.closes': 'hours.closing' }],
  ])('%s is refused', (_what, change, problems) => {
    expect(problemsOf({ closures: [{ ...THANKSGIVING, ...change }] })).toEqual(problems);
  });

  test('is there once for a day and an office', () => {
    const twice = { 'closures.1.date': 'date.twice' };
    const both = [THANKSGIVING, THANKSGIVING];
    expect(problemsOf({ closures: both })).toEqual(twice);
    expect(problemsOf({ closures: [THANKSGIVING, { ...THANKSGIVING, office: '2' }] })).toEqual(twice);
    expect(problemsOf({ closures: both.map((one, at) => ({ ...one, office: String(at + 1) })) })).toEqual({});
  });

  test('in the past is refused when it is written, and read for ever', () => {
    const body = { closures: [THANKSGIVING] };
    vi.useFakeTimers({ now: new Date('2026-11-27T04:59:00Z') });
    expect(problemsOf(body, newOfficeSchema)).toEqual({});
    vi.setSystemTime(new Date('2026-11-27T05:00:00Z'));
    expect(problemsOf(body, newOfficeSchema)).toEqual({ 'closures.0.date': 'date.past' });
    expect(problemsOf(body)).toEqual({});
  });
});

describe('what is set stands over what is configured', () => {
  const NOON = new Date('2026-11-26T17:00:00Z');
  const merge = (body: object, now = NOON) => officeFacts(SITE, read(body), now);

  test('nothing is set: all is as configured', () => {
    const { phones, offices, hours, closures } = SITE;
    expect(merge({})).toEqual({ phones, offices, hours, closures });
    expect(EMPTY_OFFICE.closures).toEqual([]);
  });

  test('one field is set: the others stay', () => {
    const { phones, offices, hours } = merge({
      phones: { appointments: '(305) 555-0177' },
      second: { street: '1 New St', hours: { firstDay: '1', lastDay: '6', opens: '09:30', closes: '13:00' } },
    });
    expect(phones).toEqual({ ...SITE.phones, appointments: '(305) 555-0177' });
    expect(offices[0]).toEqual(SITE.offices[0]);
    expect(offices[1]).toEqual({
      ...SITE.offices[1],
      street: '1 New St',
      hours: { firstDay: 1, lastDay: 6, opensAt: 570, closesAt: 780 },
    });
    expect(hours).toEqual(SITE.hours);
  });

  test('closures are from today on by the clock of Florida, the next first, and near ones are known as such', () => {
    const closures = [
      { ...THANKSGIVING, date: '2027-01-01' },
      { ...THANKSGIVING, date: '2026-12-24', office: '2', opens: '08:00', closes: '12:00' },
      THANKSGIVING,
      { ...THANKSGIVING, date: '2026-11-25' },
    ];
    const words = { en: 'Thanksgiving', es: 'Día de Acción de Gracias' };
    expect(merge({ closures }).closures).toEqual([
      { date: '2026-11-26', words, isSoon: true },
      { date: '2026-12-24', office: 1, open: { opensAt: 480, closesAt: 720 }, words, isSoon: true },
      { date: '2027-01-01', words, isSoon: false },
    ]);
    const lateThatDay = new Date('2026-11-27T04:59:00Z');
    expect(merge({ closures }, lateThatDay).closures[0]?.date).toBe('2026-11-26');
    const midnight = new Date('2026-11-27T05:00:00Z');
    expect(merge({ closures }, midnight).closures[0]?.date).toBe('2026-12-24');
  });
});
