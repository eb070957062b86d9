import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import { CodeForm } from './code-form.tsx';
import { type Session, sendCredentials } from './session.queries.ts';

interface SignInFormProps {
  fetchApi: FetchApi;
  /** Makes the fields' ids unique where two forms could meet. */
  id: string;
  /** Who has to sign in, where that is known: nobody else may go on in the same page. */
  username?: string | undefined;
  /** What the button says at a first sign-in. */
  submitLabel?: string | undefined;
  onSignedIn: (session: Session) => void;
}

type Missing = { username?: boolean; password?: boolean };

/**
 * User and password (docs/product/administration.md, Sign-in page), with what went wrong below the form; then the code,
 * for those who have a second factor.
 */
export function SignInForm({ fetchApi, id, username, submitLabel, onSignedIn }: SignInFormProps) {
  const t = useTranslations('admin');
  const isReady = useIsHydrated();
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [typedUsername, setTypedUsername] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const given = { username: String(values.get('username')), password: String(values.get('password')) };
    const empty = { username: given.username.trim() === '', password: given.password === '' };
    setMissing(empty);
    setFailure(undefined);
    if (empty.username || empty.password) {
      document.getElementById(`${id}-${empty.username ? 'username' : 'password'}`)?.focus();
      return;
    }
    const hasMovedOn = watchFocus();
    setBusy(true);
    const outcome = await sendCredentials(fetchApi, given);
    setBusy(false);
    if (outcome.kind === 'signed-in') return onSignedIn(outcome.session);
    if (outcome.kind === 'second-step') {
      setTypedUsername(given.username);
      return setNeedsCode(true);
    }
    setFailure(outcome.kind === 'no-connection' ? t('connection') : (outcome.message ?? t('login.wrong')));
    if (!hasMovedOn()) document.getElementById(`${id}-password`)?.focus();
  };
  const beginAgain = (reason: string | undefined) => {
    flushSync(() => {
      setNeedsCode(false);
      setFailure(reason);
    });
    document.getElementById(`${id}-password`)?.focus();
  };

  if (needsCode) return <CodeForm fetchApi={fetchApi} id={id} onSignedIn={onSignedIn} onBack={beginAgain} />;

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        id={`${id}-username`}
        name="username"
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={100}
        readOnly={username !== undefined}
        defaultValue={username ?? typedUsername}
        error={missing.username ? t('login.usernameMissing') : undefined}
      />
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        label={t('login.password')}
        autoComplete="current-password"
        required
        error={missing.password ? t('login.passwordMissing') : undefined}
      />
      {/* Before hydration the browser would post the password to an address of its own. */}
      <Button
        type="submit"
        className="w-full"
        disabled={!isReady}
        busyLabel={isBusy ? t('login.busy') : undefined}
      >
        {submitLabel ?? t('login.submit')}
      </Button>
      <div aria-live="assertive">{failure && <Notice tone="problem">{failure}</Notice>}</div>
    </form>
  );
}

const never = () => () => {};

/** False on the server and in its HTML, true once the page is hydrated. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
