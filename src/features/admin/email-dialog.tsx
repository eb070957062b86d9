import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { askEmail, type OwnEmail, ownEmailQuery, removeEmail } from './own-email.queries.ts';
import { useRefusal } from './use-refusal.ts';

interface EmailDialogProps {
  fetchApi: FetchApi;
  open: boolean;
  onClose: () => void;
}

/** 'Correo de su cuenta': where mails about the account go, and the link for a forgotten password. */
export function EmailDialog({ fetchApi, open, onClose }: EmailDialogProps) {
  const t = useTranslations('admin');
  return (
    <Dialog open={open} onClose={onClose} title={t('email.title')} closeLabel={t('close')}>
      {open && <Email fetchApi={fetchApi} />}
    </Dialog>
  );
}

function Email({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.email');
  const id = useId();
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const { reasonOf, fieldOf } = useRefusal();
  const own = useQuery(ownEmailQuery(signedIn));
  const change = useMutation({
    mutationFn: (email: string | null) =>
      email === null ? removeEmail(signedIn) : askEmail(signedIn, email).then(() => {}),
    onSuccess: () => own.refetch(),
    onError: () => document.getElementById(`${id}-email`)?.focus(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(String(new FormData(event.currentTarget).get('email')).trim());
  };
  const isAtField = change.isError && fieldOf(change.error) === 'email';
  return (
    <LoadedPart part="email" query={own}>
      {(found) => (
        <form noValidate onSubmit={submit} className="space-y-5">
          <p>{t('lead')}</p>
          <p role="status" className="font-bold">
            <StateInWords own={found} />
          </p>
          <TextField
            id={`${id}-email`}
            name="email"
            type="email"
            label={t('label')}
            autoComplete="email"
            required
            maxLength={254}
            error={isAtField ? reasonOf(change.error) : undefined}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busyLabel={change.isPending ? t('saving') : undefined}>
              {t('send')}
            </Button>
            {(found.email ?? found.waiting) !== null && (
              <Button variant="secondary" onClick={() => change.mutate(null)}>
                {t('remove')}
              </Button>
            )}
          </div>
          {change.isError && !isAtField && (
            <Notice tone="problem" role="alert">
              {reasonOf(change.error)}
            </Notice>
          )}
        </form>
      )}
    </LoadedPart>
  );
}

function StateInWords({ own: { email, waiting } }: { own: OwnEmail }) {
  const t = useTranslations('admin.email');
  if (waiting !== null) return t('waiting', { email: waiting });
  return email === null ? t('none') : t('is', { email });
}
