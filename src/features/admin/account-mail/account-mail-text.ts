import { floridaTimeOf } from '#i18n/florida-clock.ts';
import { openTranslator } from '#i18n/translator.ts';
import words from './messages/es.ts';

/** The events that an account's owner is notified of. */
type AccountNotice = {
  kind: Exclude<keyof typeof words, 'subject' | 'time' | 'browser' | 'expected' | 'panel' | 'links'>;
  username: string;
  happenedAt: Date;
  /** "Firefox, Windows", where one took part and is known. */
  browser: string | null;
  /** Of the link that it carries (`server/sessions/account-links.ts`). */
  token?: string | undefined;
};

/** The pages that links lead to. */
const LINK_PAGES = { 'confirm-email': 'email', 'new-password': 'password' } as const;

/**
 * The mail about what happened to an account, or with a link that was asked for. It holds no password, no address of a
 * network and no link that signs anybody in; the subject names nobody, because it is shown on locked screens.
 *
 * @param site brand, and origin for the panel's address
 */
export async function accountMailText(
  { kind, username, happenedAt, browser, token = '' }: AccountNotice,
  { brandName: brand, origin }: { brandName: string; origin: string },
): Promise<{ subject: string; text: string }> {
  const t = await openTranslator(words, 'es');
  if (kind === 'confirm-email' || kind === 'new-password') {
    const address = `${origin}/admin-login/${LINK_PAGES[kind]}#${token}`;
    const asked = [t(`${kind}.text`, { brand, username }), '', address, '', t(`${kind}.otherwise`)];
    return {
      subject: t('links.subject', { event: t(`${kind}.event`), brand }),
      text: `${asked.join('\n')}\n`,
    };
  }
  const lines = [
    t(`${kind}.text`, { brand, username }),
    '',
    t('time', { time: floridaTimeOf(happenedAt) }),
    ...(browser === null ? [] : [t('browser', { browser })]),
    '',
    t('expected'),
    t(`${kind}.otherwise`),
    '',
    t('panel', { address: `${origin}/admin` }),
  ];
  return { subject: t('subject', { event: t(`${kind}.event`) }), text: `${lines.join('\n')}\n` };
}
