import type { SubmissionKind } from '#forms/form-definition.ts';
import { readAddressList } from '#server/mail/mail-address.ts';
import { StartError } from '#server/start-error.ts';

/** How forms are mailed to the departments, and news of the administrators' accounts to who looks after them. */
export type MailSettings = {
  smtpUrl: string;
  from: string;
  accounts: readonly string[];
  to: Record<SubmissionKind, readonly string[]>;
  /** How many forms of one network address are mailed one by one in a quarter of an hour. */
  ownMails: number;
};

/** The department's own address of each kind of form; without one the mail goes to MAIL_TO. */
const DEPARTMENTS = {
  contact: 'MAIL_TO_CONTACT',
  'quote-request': 'MAIL_TO_QUOTES',
  'join-network': 'MAIL_TO_NETWORK',
  recommendation: 'MAIL_TO_RECOMMENDATIONS',
  'assistant-feedback': 'MAIL_TO_ASSISTANT',
} as const satisfies Record<SubmissionKind, string>;

type Given = Partial<
  Record<
    'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_TO_ACCOUNTS' | (typeof DEPARTMENTS)[SubmissionKind],
    string | undefined
  >
> & { FORM_MAILS_PER_ADDRESS: number };

/**
 * Puts the checked mail settings together.
 *
 * @returns undefined without SMTP_URL: forms then wait in the inbox
 * @throws {StartError} when a mail server is given and the sender, or an address for some kind of form, is not
 */
export function readMailSettings(settings: Given): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: all } = settings;
  if (smtpUrl === undefined) return undefined;
  const addressOf = (kind: SubmissionKind, otherwise?: string) =>
    readAddressList(settings[DEPARTMENTS[kind]] ?? all ?? otherwise ?? '') ?? [];
  const to = {
    contact: addressOf('contact'),
    'quote-request': addressOf('quote-request'),
    'join-network': addressOf('join-network'),
    recommendation: addressOf('recommendation'),
    // A site that names each of the others keeps starting: whoever answers visitors also reads what they think.
    'assistant-feedback': addressOf('assistant-feedback', settings.MAIL_TO_CONTACT),
  };
  const isComplete = Object.values(to).every((addresses) => addresses.length > 0);
  if (from === undefined || !isComplete) {
    const { 'assistant-feedback': _optional, ...needed } = DEPARTMENTS;
    throw new StartError(
      'The configuration is not right:\n  SMTP_URL is set; expected MAIL_FROM with it, and MAIL_TO (or each of ' +
        `${Object.values(needed).join(', ')}), so that every form has a sender and a department.`,
    );
  }
  // As above: where there is mail at all, what happens to accounts is told somebody.
  const accounts = readAddressList(settings.MAIL_TO_ACCOUNTS ?? all ?? settings.MAIL_TO_CONTACT ?? '') ?? [];
  return { smtpUrl, from, accounts, to, ownMails: settings.FORM_MAILS_PER_ADDRESS };
}
