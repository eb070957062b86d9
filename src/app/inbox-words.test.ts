import { expect, test } from 'vitest';
import { RATINGS } from '#features/assistant/panel/conversation.ts';
import { CONTACT_SUBJECTS } from '#features/contact/contact-form.ts';
import { SPECIALTIES } from '#features/directory/specialties.ts';
import { choiceKey, FIELD_ORDER } from '#features/inbox/inbox.ts';
import words from '#features/inbox/messages/es.ts';
import { APPLICATION_SPECIALTIES, YES_OR_NO } from '#features/join-network/application-choices.ts';
import { MAIL_FAILURES } from '#server/mail/open-smtp.ts';
import { FORMS } from './forms.ts';

/* The inbox has words of its own for what the forms ask: these hold the one to the other. */

test.for(FORMS.map((form) => [form.kind, form] as const))(
  'the inbox knows the fields of %s',
  ([kind, form]) => {
    const fields = Object.keys(form.initial);
    expect([...FIELD_ORDER[kind]].sort()).toEqual([...fields].sort());
    for (const field of fields) expect(words.fields, field).toHaveProperty(field);
    expect(words.kinds).toHaveProperty(kind);
  },
);

test('every choice that has words on its form has words in the inbox', () => {
  const specialties = SPECIALTIES.map(({ en }) => en);
  const plans = ['PHC', 'DPO'];
  for (const value of [
    ...CONTACT_SUBJECTS,
    ...APPLICATION_SPECIALTIES,
    ...specialties,
    ...plans,
    ...YES_OR_NO,
    ...RATINGS,
  ]) {
    expect(words.choices, value).toHaveProperty(choiceKey(value));
  }
});

test('every reason for which a mail is not sent has words', () => {
  for (const reason of [...MAIL_FAILURES, 'interrupted']) {
    expect(words.mail.reasons, reason).toHaveProperty(reason);
  }
});
