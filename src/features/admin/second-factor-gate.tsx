import { type ReactElement, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch, signInAgain } from '#client/signed-in-fetch.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useAccount } from './account.tsx';
import { RecoveryCodes, SecondFactorSetUpForm } from './second-factor-set-up.tsx';
import type { Session } from './session.queries.ts';

interface SecondFactorGateProps {
  fetchApi: FetchApi;
  session: Session;
  children: ReactElement;
}

/** A section for whoever has the second factor that the role asks for; for others setting it up, in its place. */
export function SecondFactorGate({ fetchApi, session, children }: SecondFactorGateProps) {
  const t = useTranslations('admin.secondFactor');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const [codes, setCodes] = useState<string[]>();
  const goOn = () => {
    setCodes(undefined);
    // The button that was pressed has gone.
    document.getElementById('content')?.focus();
  };
  if (!session.secondFactorNeeded && !codes) return children;
  return (
    <>
      <h1 className="mb-5 text-title-md">{t('neededTitle')}</h1>
      <div className="max-w-reading space-y-5 rounded-surface bg-white p-5 shadow-card">
        {codes ? (
          <RecoveryCodes codes={codes} onSaved={goOn} />
        ) : (
          <>
            <p>{t('needed')}</p>
            <SecondFactorSetUpForm fetchApi={signedIn} onConfirmed={setCodes} />
          </>
        )}
      </div>
    </>
  );
}

/**
 * Says over the page that a call was refused because the role asks for a second factor since then. The page stays as it
 * is, with what was typed; the factor is set up over it.
 */
export function SecondFactorNeededDialog() {
  const t = useTranslations('admin');
  const { secureSignIn } = useAccount();
  const reason = useSyncExternalStore(signInAgain.subscribe, signInAgain.asked, () => undefined);
  return (
    <Dialog
      open={reason === 'second-factor-needed'}
      onClose={() => signInAgain.answer(false)}
      title={t('secondFactor.neededTitle')}
      closeLabel={t('close')}
    >
      <p className="mb-5">{t('secondFactor.neededNow')}</p>
      <Button
        onClick={() => {
          signInAgain.answer(false);
          secureSignIn();
        }}
      >
        {t('secondFactor.setUpNow')}
      </Button>
    </Dialog>
  );
}
