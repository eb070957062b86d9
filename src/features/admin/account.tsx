import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactElement, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, isOurs } from '#client/api.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { setSignedInFlag } from './session.queries.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

/** Who is signed in, and what they can do with their account from anywhere in the panel. */
type Account = {
  /** Undefined while that is being checked. */
  username: string | undefined;
  changePassword: () => void;
  listSessions: () => void;
  secureSignIn: () => void;
  changeEmail: () => void;
  signOut: () => void;
  isSigningOut: boolean;
};

const AccountContext = createContext<Account | undefined>(undefined);

/** The account of the panel around this. @throws outside of it */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('There is no panel around this.');
  return account;
}

interface AccountProviderProps extends Pick<Account, 'username'> {
  fetchApi: FetchApi;
  children: ReactElement;
}

/** Holds the account's dialogs: the button that opens one may stand in the menu or on a page. */
export function AccountProvider({ fetchApi, username, children }: AccountProviderProps) {
  const [opened, setOpened] = useState<'password' | 'sessions' | 'second-factor' | 'email'>();
  const { signOut, isSigningOut } = useSignOut(fetchApi);
  const account = {
    username,
    changePassword: () => setOpened('password'),
    listSessions: () => setOpened('sessions'),
    secureSignIn: () => setOpened('second-factor'),
    changeEmail: () => setOpened('email'),
    signOut: () => void signOut(),
    isSigningOut,
  };
  const close = () => setOpened(undefined);
  return (
    <AccountContext value={account}>
      {children}
      <PasswordDialog fetchApi={fetchApi} username={username} open={opened === 'password'} onClose={close} />
      <SessionsDialog fetchApi={fetchApi} open={opened === 'sessions'} onClose={close} />
      <EmailDialog fetchApi={fetchApi} open={opened === 'email'} onClose={close} />
      <SecondFactorDialog fetchApi={fetchApi} open={opened === 'second-factor'} onClose={close} />
    </AccountContext>
  );
}

/**
 * Signing out: the server ends the session, the flag goes, nothing of the panel stays in memory, and the login page
 * follows. When the request fails, the page says so and stays: the session would go on.
 */
function useSignOut(fetchApi: FetchApi) {
  const t = useTranslations('admin');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isSigningOut, setSigningOut] = useState(false);

  const signOut = async () => {
    if (isSigningOut) return;
    setSigningOut(true);
    const hasEnded = await endSession(fetchApi);
    setSigningOut(false);
    if (!hasEnded) {
      showToast({ title: t('error'), description: t('frame.signOutFailed'), variant: 'destructive' });
      return;
    }
    setSignedInFlag(false);
    await router.navigate({ to: '/admin-login' });
    // Once the panel has gone: what it showed would be asked for again otherwise.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'site' });
  };
  return { signOut, isSigningOut };
}

/** @returns whether there is no session any more; one that had ended before is as good */
async function endSession(fetchApi: FetchApi): Promise<boolean> {
  try {
    const response = await fetchApi('/api/auth/logout', { method: 'POST', credentials: 'include' });
    return isOurs(response) || response.status === 401;
  } catch {
    return false;
  }
}
