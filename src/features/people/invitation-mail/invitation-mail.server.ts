import { floridaTimeOf } from '#i18n/florida-clock.ts';
import { openTranslator } from '#i18n/translator.ts';
import type { Role } from '#rights/can.ts';
import type { Logger } from '#server/log.ts';
import { domainOf, openSmtp, type SendMail } from '#server/mail.ts';
import people from '../messages/es.ts';
import words from './messages/es.ts';

/** Whoever invites waits for the answer: the link is shown to them where the mail server takes longer. */
const TIMEOUTS = { answerMs: 10_000, wholeMs: 20_000 };

/** An invitation as it is mailed. */
export type MailedInvitation = {
  id: string;
  email: string;
  role: Role;
  link: string;
  expiresAt: string;
  /** Who invites. */
  username: string;
};

/** Mails an invitation. @returns whether the mail server took it */
export type MailInvitation = (invitation: MailedInvitation) => Promise<boolean>;

/**
 * Opens the way of invitations to their people. It is not tried again later: the token is stored nowhere, and who invites has
 * the link if it fails. Neither link nor address is logged.
 *
 * @param sendMail tests have their own
 */
export function invitationMail({
  mail,
  brandName: brand,
  log,
  sendMail = openSmtp({ url: mail.smtpUrl, from: mail.from, timeouts: TIMEOUTS }),
}: {
  mail: { smtpUrl: string; from: string };
  brandName: string;
  log: Logger;
  sendMail?: SendMail;
}): MailInvitation {
  return async ({ id, email, role, link, expiresAt, username }) => {
    const t = await openTranslator(words, 'es');
    const time = floridaTimeOf(new Date(expiresAt));
    const lead = t('text', { username, brand, role: people.roles[role], time });
    const outcome = await sendMail({
      to: [email],
      subject: t('subject', { brand }),
      text: `${[lead, '', link, '', t('otherwise')].join('\n')}\n`,
      messageId: `<invitation-${id}@${domainOf(mail.from)}>`,
      replyTo: undefined,
    });
    if (!outcome.isSent) log.warn({ invitation: id, reason: outcome.reason }, 'an invitation was not mailed');
    return outcome.isSent;
  };
}
