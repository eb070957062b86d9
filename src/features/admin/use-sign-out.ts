import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { showToast } from '#ui/toast/toast.ts';
import { setSignedInFlag } from './signed-in-flag.ts';

/**
 * Signing out: the server ends the session, the flag goes, nothing of the panel stays in memory, and the login page
 * follows. When the request fails, the page says so and stays: the session would go on.
 */
export function useSignOut(fetchApi: FetchApi) {
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
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}
