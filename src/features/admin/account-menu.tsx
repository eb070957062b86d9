import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { useAccount } from './account.tsx';
import { forgottenPasswordQuery } from './own-email.queries.ts';

/** Look of a line of the panel's menu, link or button. */
export const menuItemClass =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3.5 py-2 text-left font-bold text-sea-100 text-sm leading-tight hover:text-white';

/**
 * Who is signed in, and what belongs to their account. What the page's own heading offers is not said twice.
 *
 * @param onOpen called before a dialog opens, which gives the focus back to its button here
 */
export function AccountMenu({ fetchApi, onOpen }: { fetchApi: FetchApi; onOpen: () => void }) {
  const t = useTranslations('admin.frame');
  const { username, changePassword, listSessions, secureSignIn, changeEmail, signOut, isSigningOut } =
    useAccount();
  const isInHeading = useLocation({ select: ({ pathname }) => pathname }) === '/admin';
  // Without mail an address is of no use. The route has asked, so nothing moves.
  const { data: sendsMail } = useQuery(forgottenPasswordQuery(fetchApi));
  const opening = (open: () => void) => () => {
    onOpen();
    open();
  };
  const items = [
    { label: t('sessions'), onPress: opening(listSessions) },
    { label: t('secondFactor'), onPress: opening(secureSignIn) },
    ...(sendsMail ? [{ label: t('email'), onPress: opening(changeEmail) }] : []),
    ...(isInHeading ? [] : [{ label: t('changePassword'), onPress: opening(changePassword) }]),
    ...(isInHeading ? [] : [{ label: t(isSigningOut ? 'signingOut' : 'signOut'), onPress: signOut }]),
  ];
  return (
    <div className="border-sea-700 border-t pt-3">
      {username !== undefined && (
        <p className="break-words px-3.5 pb-1.5 text-sea-100 text-sm">{t('signedInAs', { username })}</p>
      )}
      <ul aria-label={t('account')}>
        {items.map(({ label, onPress }) => (
          <li key={label}>
            <button type="button" onClick={onPress} className={menuItemClass}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
