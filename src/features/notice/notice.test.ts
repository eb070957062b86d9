import { expect, test } from 'vitest';
import { NOTICE_TEMPLATES } from './admin/templates.ts';
import { EMPTY_NOTICE, noticeEnd, noticeSchema } from './notice.ts';

const GOOD = { level: 'warning', spanish: 'Cerramos a las tres.', english: 'We close at three.' } as const;
const problemsOf = (body: object) =>
  (noticeSchema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test('a text in each language is enough', () => {
  expect(noticeSchema.parse(GOOD)).toEqual({ ...EMPTY_NOTICE, ...GOOD });
});

test.each([
  ['without Spanish', { spanish: '  ' }, 'spanish', 'spanish.required'],
  ['without English', { english: undefined }, 'english', 'english.required'],
  ['with a text that is too long', { spanish: 'a'.repeat(201) }, 'spanish', 'text.tooLong'],
  ['with a blank that nobody filled in', { english: 'Closed on ____.' }, 'english', 'text.blank'],
  ['with a level that there is not', { level: 'loud' }, 'level', 'field.type'],
  ['with a link that runs a script', { link: 'javascript:alert(1)' }, 'link', 'link.format'],
  ['with a link that leaves by two slashes', { link: '//evil.example' }, 'link', 'link.format'],
  ['with a link that is not encrypted', { link: 'http://example.com' }, 'link', 'link.format'],
  ['with an end that is no time', { until: 'tomorrow' }, 'until', 'time.unknown'],
  ['with an end in the hour that spring leaves out', { until: '2027-03-14T02:30' }, 'until', 'time.unknown'],
])('a notice %s is refused', (_what, change, field, key) => {
  expect(problemsOf({ ...GOOD, ...change })).toContainEqual([field, key]);
});

test.each(['/quote', '/#contact', 'https://example.com/storm?x=1'])('a notice may lead to %s', (link) => {
  expect(problemsOf({ ...GOOD, link })).toEqual([]);
});

test('an end that was stored and is past stays readable', () => {
  expect(noticeSchema.safeParse({ ...GOOD, until: '2020-01-01T08:00' }).success).toBe(true);
});

test('it ends at the minute that Florida’s clocks show', () => {
  expect(noticeEnd('2026-11-28T08:00')?.toISOString()).toBe('2026-11-28T13:00:00.000Z');
});

test.each(Object.entries(NOTICE_TEMPLATES))(
  'the template %s lacks nothing but what its blanks ask for',
  (_, given) => {
    const body = { ...given, until: '' };
    expect(problemsOf(body)).toEqual([
      ['spanish', 'text.blank'],
      ['english', 'text.blank'],
    ]);
    const filled = (text: string) => text.replaceAll('____', 'miércoles 28 de noviembre');
    expect(problemsOf({ ...body, spanish: filled(given.spanish), english: filled(given.english) })).toEqual(
      [],
    );
  },
);
