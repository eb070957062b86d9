import type { FormValues, SubmissionKind } from '#forms/form-definition.ts';
import type { Locale } from '#i18n/locale.ts';
import { floridaTimeOf } from './florida-time.ts';
import { fieldsInOrder } from './inbox.ts';
import words from './messages/es.ts';
import { fieldLabel, kindLabel, valueLabel } from './submission-words.ts';

type MailedSubmission = {
  reference: string;
  kind: SubmissionKind;
  language: Locale;
  receivedAt: Date;
  payload: FormValues;
};

/**
 * The department's mail about one form. The subject names nobody: it is shown on locked screens, and a header made of
 * nothing that a visitor wrote cannot be broken by it.
 *
 * @param origin of the site, for the link into the panel
 */
export function mailText(
  submission: MailedSubmission,
  origin: string,
): { subject: string; text: string; replyTo: string | undefined } {
  const { reference, kind, language, receivedAt, payload } = submission;
  const { mail, columns, detail } = words;
  const subject = mail.subject.replace('{reference}', reference).replace('{kind}', kindLabel(kind));
  const address = writersAddress(kind, payload);
  const lines = [
    mail.intro,
    '',
    `${columns.kind}: ${kindLabel(kind)}`,
    `${columns.reference}: ${reference}`,
    `${columns.receivedAt}: ${floridaTimeOf(receivedAt)}`,
    `${detail.language}: ${detail.languages[language]}`,
    '',
    ...fieldsInOrder(kind, payload).map(([field, value]) => fieldLine(field, value)),
    '',
    `${mail.openInPanel} ${origin}/admin/inbox?solicitud=${reference}`,
    ...(address === undefined ? [] : [mail.reply]),
  ];
  return { subject, text: `${lines.join('\n')}\n`, replyTo: address };
}

/** Several lines are indented: what somebody writes cannot be taken for one of our own lines. */
function fieldLine(field: string, value: string): string {
  const label = valueLabel(field, value) || words.detail.nothing;
  const text = label.includes('\n') ? `\n  ${label.replaceAll('\n', '\n  ')}` : ` ${label}`;
  return `${fieldLabel(field)}:${text}`;
}

/** The address of whoever sent the form; a doctor who was recommended has not written to us. */
function writersAddress(kind: SubmissionKind, payload: FormValues): string | undefined {
  const address = payload[kind === 'recommendation' ? 'referrerEmail' : 'email'];
  return typeof address === 'string' && address !== '' ? address : undefined;
}
