import { floridaTimeOf } from '#features/inbox/florida-time.ts';
import { ACCOUNT_MAIL_MESSAGES } from './account-mail-messages.ts';

/** The events that an account's owner is notified of. */
type AccountNotice = {
  kind: 'new-place' | 'password-changed' | 'password-reset';
  username: string;
  happenedAt: Date;
  /** "Firefox, Windows", where one took part and is known. */
  browser: string | null;
};

/**
 * The mail about what happened to an account. It holds no password, no address of a network and no link that signs
 * anybody in; the subject names nobody, because it is shown on locked screens.
 *
 * @param site brand, and origin for the panel's address
 */
export function accountMailText(
  { kind, username, happenedAt, browser }: AccountNotice,
  { brandName, origin }: { brandName: string; origin: string },
): { subject: string; text: string } {
  const words = ACCOUNT_MAIL_MESSAGES;
  const { subject, text, otherwise } = words[kind];
  const lines = [
    text.replace('{brand}', () => brandName).replace('{username}', () => username),
    '',
    `${words.when}: ${floridaTimeOf(happenedAt)} ${words.timeZone}`,
    ...(browser === null ? [] : [`${words.browser}: ${browser}`]),
    '',
    words.expected,
    otherwise,
    '',
    `${words.panel}: ${origin}/admin`,
  ];
  return { subject: `${words.heading}: ${subject}`, text: `${lines.join('\n')}\n` };
}
