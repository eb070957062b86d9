import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, isOurs } from '#client/api.ts';
import { useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { preloadToasts } from '#ui/toast/toaster.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { setSignedInFlag } from './session.queries.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

const SECTIONS = [
  { to: '/admin', label: 'articles' },
  { to: '/admin/inbox', label: 'inbox' },
  { to: '/admin/activity', label: 'activity' },
  { to: '/sync', label: 'sync' },
] as const;

interface PanelProps {
  fetchApi: FetchApi;
  /** Who is signed in; undefined while that is being checked. */
  username: string | undefined;
  children: ReactNode;
}

/** The panel around its sections: navigation at the side, or above on a phone; title and buttons; the section. */
export function Panel({ fetchApi, username, children }: PanelProps) {
  const t = useTranslations('admin');
  const { brandName } = useSite();
  const [isChangingPassword, setChangingPassword] = useState(false);
  const [isListingSessions, setListingSessions] = useState(false);
  const { signOut, isSigningOut } = useSignOut(fetchApi);
  // What fails says so by a toast, also when the network is what failed.
  useEffect(preloadToasts, []);
  return (
    <div className="min-h-dvh bg-sea-50 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <header className="on-dark bg-sea-900 px-gutter py-4 lg:px-5 lg:py-7 print:hidden">
        <p className="font-bold font-display text-title-sm">{brandName}</p>
        <nav aria-label={t('frame.navigation')} className="mt-3 lg:mt-8">
          <ul className="flex flex-wrap gap-1 lg:flex-col">
            {SECTIONS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: true, includeSearch: false }}
                  className="flex min-h-11 items-center rounded-control px-3.5 font-bold text-sea-100 text-sm hover:text-white aria-[current=page]:bg-sea-700 aria-[current=page]:text-white forced-colors:aria-[current=page]:border"
                >
                  {t(`frame.${label}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 px-gutter py-8 lg:px-11 lg:py-9">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-5">
          <div>
            <h1 className="text-title-lg">{t('title')}</h1>
            <p className="mt-1 text-ink-soft">{t('subtitle')}</p>
          </div>
          <div className="flex flex-wrap gap-3 lg:pt-2">
            {/* Reloaded, so that the server answers in the visitor's language. */}
            <a href="/" className={buttonClass('secondary', 'sm')}>
              {t('frame.home')}
            </a>
            <Button variant="secondary" size="sm" onClick={() => setChangingPassword(true)}>
              {t('frame.changePassword')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              busyLabel={isSigningOut ? t('frame.signingOut') : undefined}
              onClick={() => void signOut()}
            >
              {t('frame.signOut')}
            </Button>
          </div>
        </div>
        {username !== undefined && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
            <span>{t('frame.signedInAs', { username })}</span>
            <button
              type="button"
              className="min-h-11 font-bold text-link"
              onClick={() => setListingSessions(true)}
            >
              {t('frame.sessions')}
            </button>
          </p>
        )}
        <div className="mt-8">{children}</div>
        <PasswordDialog
          fetchApi={fetchApi}
          username={username}
          open={isChangingPassword}
          onClose={() => setChangingPassword(false)}
        />
        <SessionsDialog
          fetchApi={fetchApi}
          open={isListingSessions}
          onClose={() => setListingSessions(false)}
        />
      </main>
    </div>
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
