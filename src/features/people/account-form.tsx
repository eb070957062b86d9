import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, postJson, problemOf } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choices.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';

/** What somebody signs in with. */
export type Credentials = { username: string; password: string };

interface AccountFormProps {
  fetchApi: FetchApi;
  token: string;
  onAccepted: (credentials: Credentials) => Promise<void>;
}

type Field = 'username' | 'password' | 'confirmation';
const EMPTY: Record<Field, string> = { username: '', password: '', confirmation: '' };
/** Fields of the API and what they are here. */
const FIELDS: Readonly<Record<string, Field>> = { username: 'username', newPassword: 'password' };

/** The new account: what is refused is said at its field, and nothing typed is lost. */
export function AccountForm({ fetchApi, token, onAccepted }: AccountFormProps) {
  const t = useTranslations('people.invitation');
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const refuse = (field: Field, message: string) => {
    setErrors({ [field]: message });
    document.getElementById(`account-${field}`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setErrors({});
    setFailure(undefined);
    const { username, password, confirmation } = values;
    if (username.trim() === '') return refuse('username', t('usernameMissing'));
    if (password === '') return refuse('password', t('passwordMissing'));
    if (password !== confirmation) return refuse('confirmation', t('mismatch'));
    setBusy(true);
    try {
      const account = { token, username, newPassword: password };
      const answer = await postJson<{ username: string }>(fetchApi, '/api/invitations/accept', account);
      await onAccepted({ username: answer.username, password });
    } catch (error) {
      const problem = problemOf(error);
      const field = FIELDS[problem?.fields?.[0]?.field ?? ''];
      if (problem && field) refuse(field, problem.message);
      else setFailure(problem?.message ?? t('failed'));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: Field) => ({
    id: `account-${name}`,
    value: values[name],
    error: errors[name],
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  const secret = { type: isShown ? 'text' : 'password', autoComplete: 'new-password' };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        maxLength={100}
        {...field('username')}
      />
      <TextField label={t('password')} hint={t('passwordHint')} {...secret} {...field('password')} />
      <TextField label={t('confirm')} {...secret} {...field('confirmation')} />
      <Checkbox
        id="account-show"
        label={t('show')}
        checked={isShown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
      <Button type="submit" className="w-full" busyLabel={isBusy ? t('busy') : undefined}>
        {t('submit')}
      </Button>
      <div aria-live="assertive">{failure && <Notice tone="problem">{failure}</Notice>}</div>
    </form>
  );
}
