import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import type { Role } from '#rights/can.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { sendInvitation } from './people.queries.ts';
import { INVITATION_DAYS } from './people.ts';
import { RoleField } from './role-field.tsx';

interface InviteDialogProps {
  fetchApi: FetchApi;
  isOpen: boolean;
  /** Whether the site can mail the link. */
  sendsMail: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Invites a new colleague: by mail where the site sends any and an address is given, else by a link that is shown once. */
export function InviteDialog({ fetchApi, isOpen, sendsMail, onClose, onChanged }: InviteDialogProps) {
  const t = useTranslations('people');
  const id = useId();
  const [role, setRole] = useState<Role>('editor');
  const [email, setEmail] = useState('');
  const address = email.trim();
  const inviting = useMutation({
    mutationFn: () => sendInvitation(fetchApi, { role, ...(address !== '' && { email: address }) }),
    onSuccess: onChanged,
  });
  const close = () => {
    if (inviting.isPending) return;
    inviting.reset();
    setEmail('');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!inviting.isPending) inviting.mutate();
  };
  const problem = inviting.isError ? problemOf(inviting.error) : undefined;
  const isAtAddress = problem?.fields?.some(({ field }) => field === 'email') ?? false;
  return (
    <Dialog open={isOpen} onClose={close} title={t('inviteTitle')} closeLabel={t('close')}>
      {inviting.data ? (
        <InvitationLink link={inviting.data.link} email={address} onClose={close} />
      ) : (
        <form noValidate onSubmit={submit} className="space-y-5">
          <p>{t('inviteText', { days: `${INVITATION_DAYS}` })}</p>
          <RoleField id={`${id}-role`} value={role} onChange={setRole} />
          {sendsMail && (
            <TextField
              id={`${id}-email`}
              type="email"
              label={t('email')}
              hint={t('emailHint')}
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
              error={isAtAddress ? problem?.message : undefined}
            />
          )}
          {inviting.isError && !isAtAddress && (
            <Notice tone="problem" role="alert">
              {/* How long to wait, the server says. */}
              {problem?.status === 429 ? problem.message : t('changeFailed')}
            </Notice>
          )}
          <Button
            type="submit"
            className="max-sm:w-full"
            busyLabel={inviting.isPending ? t(address === '' ? 'creating' : 'sending') : undefined}
          >
            {t(address === '' ? 'create' : 'send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
