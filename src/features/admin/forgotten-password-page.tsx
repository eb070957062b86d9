import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { useLinkToken } from '#client/use-link-token.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { LoginFrame } from './login-frame.tsx';
import { askNewPassword, setNewPassword } from './own-email.queries.ts';
import { useRefusal } from './use-refusal.ts';

/** /admin-login/password: asks for the link; who comes by the link gives a new password. */
export function ForgottenPasswordPage({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.forgotten');
  const token = useLinkToken();
  return (
    <LoginFrame
      card={t(token ? 'newTitle' : 'title')}
      below={
        <p className="mt-6">
          <Link to="/admin-login" className="text-link">
            {t('back')}
          </Link>
        </p>
      }
    >
      {token ? <NewPasswordForm fetchApi={fetchApi} token={token} /> : <AskForm fetchApi={fetchApi} />}
    </LoginFrame>
  );
}

/** The answer is the same whether there is such a person or not, so it says "if". */
function AskForm({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.forgotten');
  const { reasonOf } = useRefusal();
  const [isMissing, setMissing] = useState(false);
  const ask = useMutation({ mutationFn: (account: string) => askNewPassword(fetchApi, account) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const account = String(new FormData(event.currentTarget).get('account')).trim();
    setMissing(account === '');
    if (account === '') document.getElementById('forgotten-account')?.focus();
    else if (!ask.isPending) ask.mutate(account);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <p>{t('lead')}</p>
      <TextField
        id="forgotten-account"
        name="account"
        label={t('account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        error={isMissing ? t('accountMissing') : undefined}
      />
      <Button type="submit" className="w-full" busyLabel={ask.isPending ? t('asking') : undefined}>
        {t('ask')}
      </Button>
      <div role="status">{ask.isSuccess && <Notice tone="positive">{t('asked')}</Notice>}</div>
      {ask.isError && (
        <Notice tone="problem" role="alert">
          {reasonOf(ask.error)}
        </Notice>
      )}
    </form>
  );
}

function NewPasswordForm({ fetchApi, token }: { fetchApi: FetchApi; token: string }) {
  const t = useTranslations('admin.forgotten');
  const { reasonOf } = useRefusal();
  const [error, setError] = useState<{ newPassword?: string; confirmation?: string }>({});
  const set = useMutation({
    mutationFn: (newPassword: string) => setNewPassword(fetchApi, { token, newPassword }),
    onError: () => document.getElementById('forgotten-newPassword')?.focus(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (set.isPending) return;
    const values = new FormData(event.currentTarget);
    const newPassword = String(values.get('newPassword'));
    const isSame = newPassword === String(values.get('confirmation'));
    if (newPassword === '') setError({ newPassword: t('newMissing') });
    else setError(isSame ? {} : { confirmation: t('mismatch') });
    if (newPassword === '') document.getElementById('forgotten-newPassword')?.focus();
    else if (isSame) set.mutate(newPassword);
    else document.getElementById('forgotten-confirmation')?.focus();
  };
  if (set.isSuccess) {
    return (
      <Notice tone="positive" role="status">
        {t('done')}
      </Notice>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <p>{t('rules')}</p>
      <TextField
        id="forgotten-newPassword"
        name="newPassword"
        type="password"
        label={t('new')}
        autoComplete="new-password"
        required
        error={error.newPassword ?? (set.isError ? reasonOf(set.error) : undefined)}
      />
      <TextField
        id="forgotten-confirmation"
        name="confirmation"
        type="password"
        label={t('confirm')}
        autoComplete="new-password"
        required
        error={error.confirmation}
      />
      <Button type="submit" className="w-full" busyLabel={set.isPending ? t('saving') : undefined}>
        {t('save')}
      </Button>
    </form>
  );
}
