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

/**
 * The question that `signedInFetch` asks when the session has ended, or when what is asked for needs the password once
 * more: over the page, which stays as it is.
 */
export function SignInAgainDialog({ fetchApi, username }: SignInAgainDialogProps) {
  const t = useTranslations('admin');
  const reason = useSyncExternalStore(signInAgain.subscribe, signInAgain.asked, () => undefined);
  const words = reason === 'proof-needed' ? 'proof' : 'again';
  return (
    <Dialog
      open={reason !== undefined}
      onClose={() => signInAgain.answer(false)}
      title={t(`${words}.title`)}
      closeLabel={t('close')}
    >
      <p className="mb-5">{t(`${words}.text`)}</p>
      <SignInForm
        fetchApi={fetchApi}
        id="sign-in-again"
        username={username}
        submitLabel={words === 'proof' ? t('proof.submit') : undefined}
        onSignedIn={() => signInAgain.answer(true)}
      />
    </Dialog>
  );
}
