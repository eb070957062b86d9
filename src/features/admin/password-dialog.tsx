import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, type Problem, postJson, problemOf } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choices.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/fields.tsx';
import { showToast } from '#ui/toast/toasts.ts';

interface PasswordDialogProps {
  fetchApi: FetchApi;
  /** For the browser's password manager. */
  username: string | undefined;
  open: boolean;
  onClose: () => void;
}

const EMPTY = { newPassword: '', confirmation: '' };

/** 'Cambiar Contraseña de Admin' (docs/product/administration.md), with the rules before anything is typed. */
export function PasswordDialog({ fetchApi, username, open, onClose }: PasswordDialogProps) {
  const t = useTranslations('admin');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<{ newPassword?: string; confirmation?: string }>({});
  const isFilled = values.newPassword !== '' && values.confirmation !== '';
  const isEqual = values.newPassword === values.confirmation;

  const close = () => {
    setValues(EMPTY);
    setError({});
    setShown(false);
    onClose();
  };
  // While it is being saved it stays: a refusal is read here. What the browser itself has closed cannot stay.
  const dismiss = () => {
    if (!isBusy || !form.current?.closest('dialog')?.open) close();
  };
  const fail = (description: string) => showToast({ title: t('error'), description, variant: 'destructive' });
  const reasonOf = (problem: Problem | undefined) => {
    if (problem?.code === 'proof-needed') return t('password.unconfirmed');
    return problem?.status === 422 ? problem.message : t('password.failed');
  };
  const refuseMismatch = () => {
    setError({ confirmation: t('password.mismatch') });
    fail(t('password.mismatch'));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isEqual) return refuseMismatch();
    setBusy(true);
    setError({});
    try {
      await postJson(signedInFetch(fetchApi), '/api/auth/change-password', {
        newPassword: values.newPassword,
      });
      close();
      showToast({ title: t('success'), description: t('password.changed') });
    } catch (refusal) {
      const problem = problemOf(refusal);
      // Said in the dialog too: a toast goes by itself.
      setError({ newPassword: reasonOf(problem) });
      fail(t('password.failed'));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof EMPTY) => ({
    id: `${id}-${name}`,
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    value: values[name],
    error: error[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      setError({});
    },
    // A browser does not submit by Enter while the button is disabled: the reason is shown instead.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isFilled && !isEqual) refuseMismatch();
    },
  });

  return (
    <Dialog open={open} onClose={dismiss} title={t('password.title')} closeLabel={t('close')}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
        <p>{t('password.others')}</p>
        {/* Tells password managers whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={username ?? ''} />
        <TextField label={t('password.new')} hint={t('password.rules')} {...field('newPassword')} />
        <TextField label={t('password.confirm')} {...field('confirmation')} />
        <Checkbox
          id={`${id}-show`}
          label={t('password.show')}
          checked={isShown}
          onChange={({ currentTarget }) => setShown(currentTarget.checked)}
        />
        <Button
          type="submit"
          disabled={!isFilled || !isEqual}
          busyLabel={isBusy ? t('password.busy') : undefined}
          className="max-sm:w-full"
        >
          {t('password.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
