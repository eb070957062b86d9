import { expect, test } from 'vitest';
import adminWords from '#features/admin/messages/es.ts';
import { choiceKey } from '#features/inbox/inbox.ts';
import words from '#features/inbox/messages/es.ts';
import { FORMS } from '#forms/all-forms.ts';
import { MAIL_FAILURES } from '#server/mail.ts';

/* The inbox has labels of its own for what the forms ask: these tests compare the two. */

test.for(FORMS.map((form) => [form.kind, form] as const))(
  'the inbox knows the fields of %s',
  ([kind, form]) => {
    for (const field of Object.keys(form.fields)) expect(words.fields, field).toHaveProperty(field);
    expect(words.kinds).toHaveProperty(kind);
    expect(adminWords.activity.values, 'the activity list names it').toHaveProperty(kind);
  },
);

test('every choice that has words on its form has words in the inbox', () => {
  // What a form is about always has words; elsewhere, names of places and numbers have none on the form either.
  const choices = FORMS.flatMap(({ fields, about }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.choices.filter(({ label }) => label !== undefined || name === about),
    ),
  );
  expect(choices.length).toBeGreaterThan(50);
  for (const { value } of choices) expect(words.choices, value).toHaveProperty(choiceKey(value));
});

test('every reason for which a mail is not sent has words', () => {
  for (const reason of [...MAIL_FAILURES, 'interrupted']) {
    expect(words.mail.reasons, reason).toHaveProperty(reason);
  }
});
