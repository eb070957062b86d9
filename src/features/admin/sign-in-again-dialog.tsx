import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signInAgain } from '#client/sign-in-again.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInAgainDialogProps {
  fetchApi: FetchApi;
  /** Whose page this is: another administrator's sign-in would write in the wrong name. */
  username: string;
}

/** The question that `signedInFetch` puts when the session has ended: over the page, which stays as it is. */
export function SignInAgainDialog({ fetchApi, username }: SignInAgainDialogProps) {
  const t = useTranslations('admin');
  const isAsked = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsked, () => false);
  return (
    <Dialog
      open={isAsked}
      onClose={() => signInAgain.answer(false)}
      title={t('again.title')}
      closeLabel={t('close')}
    >
      <p className="mb-5">{t('again.text')}</p>
      <SignInForm
        fetchApi={fetchApi}
        id="sign-in-again"
        username={username}
        onSignedIn={() => signInAgain.answer(true)}
      />
    </Dialog>
  );
}
