import { DEPARTMENTS, type Department } from '#forms/form-definition.ts';
import { readAddressList } from '#server/mail/mail-address.ts';
import { StartError } from '#server/start-error.ts';

/** How forms are mailed to the departments, and notices about administrators' accounts to whoever manages them. */
export type MailSettings = {
  smtpUrl: string;
  from: string;
  accounts: readonly string[];
  to: Record<Department, readonly string[]>;
  /** How many forms of one network address are mailed one by one in a quarter of an hour. */
  ownMails: number;
};

type GivenMail = Partial<
  Record<
    'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_TO_ACCOUNTS' | `MAIL_TO_${Uppercase<Department>}`,
    string | undefined
  >
> & { FORM_MAILS_PER_ADDRESS: number };

/** Need not be named: its mails then go to the contact desk. */
const OPTIONAL_DEPARTMENT = 'assistant' satisfies Department;

/** The setting with a department's own address; without one its mails go to MAIL_TO. */
function settingOf<Name extends Department>(department: Name) {
  return `MAIL_TO_${department.toUpperCase() as Uppercase<Name>}` as const;
}

/**
 * Puts the checked mail settings together.
 *
 * @returns undefined without SMTP_URL: forms then wait in the inbox
 * @throws {StartError} when a mail server is given and the sender, or an address for some department, is not
 */
export function readMailSettings(settings: GivenMail): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: all } = settings;
  if (smtpUrl === undefined) return undefined;
  const addressesOf = (department: Department) => {
    // A site that names each of the others keeps starting: whoever answers visitors also reads what they think.
    const otherwise = department === OPTIONAL_DEPARTMENT ? settings.MAIL_TO_CONTACT : undefined;
    return readAddressList(settings[settingOf(department)] ?? all ?? otherwise ?? '') ?? [];
  };
  const to = Object.fromEntries(
    DEPARTMENTS.map((department) => [department, addressesOf(department)]),
  ) as MailSettings['to'];
  const isComplete = Object.values(to).every((addresses) => addresses.length > 0);
  if (from === undefined || !isComplete) {
    const needed = DEPARTMENTS.filter((department) => department !== OPTIONAL_DEPARTMENT).map(settingOf);
    throw new StartError(
      'The configuration is not right:\n  SMTP_URL is set; expected MAIL_FROM with it, and MAIL_TO (or each of ' +
        `${needed.join(', ')}), so that every form has a sender and a department.`,
    );
  }
  // As above: where there is mail at all, somebody is told what happens to accounts.
  const accounts = readAddressList(settings.MAIL_TO_ACCOUNTS ?? all ?? settings.MAIL_TO_CONTACT ?? '') ?? [];
  return { smtpUrl, from, accounts, to, ownMails: settings.FORM_MAILS_PER_ADDRESS };
}
