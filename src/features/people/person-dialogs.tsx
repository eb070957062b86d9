import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import type { Role } from '#rights/can.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { removePerson, sendRole } from './people.queries.ts';
import type { Person } from './people.ts';
import { RoleField } from './role-field.tsx';

interface PersonDialogProps {
  fetchApi: FetchApi;
  /** Whom it is about; the dialog is closed without one. */
  person: Person | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives somebody another role. */
export function RoleDialog({ fetchApi, person, onClose, onChanged }: PersonDialogProps) {
  const t = useTranslations('people');
  const id = useId();
  const [role, setRole] = useState<Role>('editor');
  useEffect(() => {
    if (person) setRole(person.role);
  }, [person]);
  const username = person?.username ?? '';
  const change = useChange(() => sendRole(fetchApi, person?.id ?? '', role), {
    done: t('roleChanged', { username, role: t(`roles.${role}`) }),
    onClose,
    onChanged,
  });
  return (
    <Dialog
      open={person !== undefined}
      onClose={change.close}
      title={t('roleTitle', { username })}
      closeLabel={t('close')}
    >
      <div className="space-y-5">
        <RoleField id={`${id}-role`} value={role} onChange={setRole} />
        <Refusal message={change.refusal} />
        <Button busyLabel={change.isPending ? t('saving') : undefined} onClick={change.make}>
          {t('save')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks before somebody is shut out. */
export function RemoveDialog({ fetchApi, person, onClose, onChanged }: PersonDialogProps) {
  const t = useTranslations('people');
  const username = person?.username ?? '';
  const change = useChange(() => removePerson(fetchApi, person?.id ?? ''), {
    done: t('removed', { username }),
    onClose,
    onChanged,
  });
  return (
    <Dialog
      open={person !== undefined}
      onClose={change.close}
      title={t('removeTitle', { username })}
      closeLabel={t('close')}
      footer={
        <>
          <Button size="sm" busyLabel={change.isPending ? t('removing') : undefined} onClick={change.make}>
            {t('remove')}
          </Button>
          <Button variant="secondary" size="sm" onClick={change.close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <p>{t('removeText')}</p>
        <Refusal message={change.refusal} />
      </div>
    </Dialog>
  );
}

function Refusal({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Notice tone="problem" role="alert">
      {message}
    </Notice>
  );
}

/** A change that a dialog makes: what it was refused for stays in the dialog, what was done is a toast. */
function useChange(
  mutationFn: () => Promise<unknown>,
  { done, onClose, onChanged }: { done: string; onClose: () => void; onChanged: () => void },
) {
  const t = useTranslations('people');
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn,
    onSuccess: () => {
      showToast({ title: t('success'), description: done });
      onClose();
    },
    // A refusal too may come from what a colleague changed a moment ago.
    onSettled: onChanged,
  });
  const problem = problemOf(error);
  const refusal = problem?.code === 'last-administrator' ? problem.message : t('changeFailed');
  return {
    make: () => mutate(),
    close: () => {
      if (isPending) return;
      reset();
      onClose();
    },
    isPending,
    refusal: error ? refusal : undefined,
  };
}
