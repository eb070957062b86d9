import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signInAgain } from '#client/signed-in-fetch.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { AllowedSection, NotAllowedDialog } from './not-allowed.tsx';
import { Panel } from './panel.tsx';
import { SecondFactorGate, SecondFactorNeededDialog } from './second-factor-gate.tsx';
import { hasSignedInFlag, sessionQuery, setSignedInFlag } from './session.queries.ts';
import { SignInForm } from './sign-in-form.tsx';

interface AdminFrameProps {
  fetchApi: FetchApi;
  children: ReactElement;
}

/**
 * What is around every page of the administration but the login: the server is asked who is signed in; nobody, and the
 * login page follows, which comes back to the page that was asked for. The pages' content is only drawn for an
 * administrator. The server renders the waiting state, and never anything private.
 */
export function AdminFrame({ fetchApi, children }: AdminFrameProps) {
  const t = useTranslations('admin');
  const { data: session, isError, refetch } = useQuery(sessionQuery(fetchApi));
  useLoginWhenSignedOut(fetchApi, session === null);
  const wasSignedIn = useSyncExternalStore(neverChanges, hasSignedInFlag, () => false);
  useEffect(() => {
    if (session) setSignedInFlag(true);
  }, [session]);

  if (session) {
    return (
      <Panel fetchApi={fetchApi} session={session}>
        <SecondFactorGate fetchApi={fetchApi} session={session}>
          <AllowedSection session={session}>{children}</AllowedSection>
        </SecondFactorGate>
        <SignInAgainDialog fetchApi={fetchApi} username={session.username} />
        <NotAllowedDialog fetchApi={fetchApi} />
        <SecondFactorNeededDialog />
      </Panel>
    );
  }
  const waiting = isError ? (
    <Notice tone="problem" role="alert" title={t('checkFailed.title')}>
      <p>{t('checkFailed.text')}</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => void refetch()}>
        {t('checkFailed.retry')}
      </Button>
    </Notice>
  ) : (
    <p role="status">{t('checking')}</p>
  );
  // Who signed in with this tab before sees the panel at once; who did not learns nothing of it.
  if (wasSignedIn && session === undefined) {
    return (
      <Panel fetchApi={fetchApi} session={undefined}>
        <h1 className="sr-only">{t('title')}</h1>
        {waiting}
      </Panel>
    );
  }
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-sea-50 px-gutter py-12"
    >
      <h1 className="text-title-md">{t('title')}</h1>
      {waiting}
      <noscript>
        <p className="font-semibold">{t('needsScript')}</p>
      </noscript>
    </main>
  );
}

interface SignInAgainDialogProps {
  fetchApi: FetchApi;
  /** Whose page this is: another administrator's sign-in would write in the wrong name. */
  username: string;
}

/**
 * The question that `signedInFetch` asks when the session has ended, or when what is asked for needs the password once
 * more: over the page, which stays as it is.
 */
function SignInAgainDialog({ fetchApi, username }: SignInAgainDialogProps) {
  const t = useTranslations('admin');
  const reason = useSyncExternalStore(signInAgain.subscribe, signInAgain.asked, () => undefined);
  const words = reason === 'proof-needed' ? 'proof' : 'again';
  return (
    <Dialog
      open={reason === 'session-ended' || reason === 'proof-needed'}
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

const neverChanges = () => () => {};

function useLoginWhenSignedOut(fetchApi: FetchApi, isSignedOut: boolean): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedOut) return;
    setSignedInFlag(false);
    const { pathname, searchStr } = router.state.location;
    void router
      .navigate({
        to: '/admin-login',
        search: { next: pathname + searchStr },
        // What a page keeps in its entry of the history goes along and comes back with the page.
        state: true,
        replace: true,
      })
      // The next visit asks again: somebody may have signed in elsewhere.
      .then(() => queryClient.removeQueries({ queryKey: sessionQuery(fetchApi).queryKey }));
  }, [isSignedOut, router, queryClient, fetchApi]);
}
