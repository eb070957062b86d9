import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import type { Role } from '#rights/can.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { sendInvitation } from './people.queries.ts';
import { INVITATION_DAYS } from './people.ts';
import { RoleField } from './role-field.tsx';

interface InviteDialogProps {
  fetchApi: FetchApi;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Makes a link for a new colleague and shows it, this once. */
export function InviteDialog({ fetchApi, isOpen, onClose, onChanged }: InviteDialogProps) {
  const t = useTranslations('people');
  const id = useId();
  const [role, setRole] = useState<Role>('editor');
  const inviting = useMutation({ mutationFn: () => sendInvitation(fetchApi, role), onSuccess: onChanged });
  const { outcome, copy } = useCopy({ copied: t('copied'), byHand: t('copyByHand') });
  const close = () => {
    if (inviting.isPending) return;
    inviting.reset();
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} title={t('inviteTitle')} closeLabel={t('close')}>
      {inviting.data ? (
        <div className="space-y-5">
          <p>{t('linkReady')}</p>
          <TextField
            id={`${id}-link`}
            label={t('link')}
            value={inviting.data.link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
            error={outcome === 'byHand' ? t('copyByHand') : undefined}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copy(inviting.data.link)}>
              {outcome === 'copied' ? t('copied') : t('copy')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('done')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="space-y-5">
          <p>{t('inviteText', { days: `${INVITATION_DAYS}` })}</p>
          <RoleField id={`${id}-role`} value={role} onChange={setRole} />
          {inviting.isError && (
            <Notice tone="problem" role="alert">
              {t('changeFailed')}
            </Notice>
          )}
          <Button
            className="max-sm:w-full"
            busyLabel={inviting.isPending ? t('creating') : undefined}
            onClick={() => inviting.mutate()}
          >
            {t('create')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
