import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { Badge } from '#ui/badge.tsx';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleQuery, withdrawInvitation } from './people.queries.ts';
import type { Invitation, Person } from './people.ts';
import { RemoveDialog, RoleDialog } from './person-dialogs.tsx';
import { SecondFactorRoles } from './second-factor-roles.tsx';

type Asked = { kind: 'invite' } | { kind: 'role' | 'remove'; person: Person };

/** 'Personas': who may sign in, with which role, and who is invited. */
export function PeoplePanel({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('people');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const list = useQuery(peopleQuery(signedIn));
  const [asked, setAsked] = useState<Asked>();
  const dialog = {
    fetchApi: signedIn,
    onClose: () => setAsked(undefined),
    onChanged: () => void list.refetch(),
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-title-md">{t('title')}</h1>
          <p className="mt-2 max-w-reading text-ink-soft">{t('lead')}</p>
        </div>
        <Button size="sm" onClick={() => setAsked({ kind: 'invite' })}>
          {t('invite')}
        </Button>
      </div>
      <div className="mt-6 space-y-8">
        {list.isPending && <LoadingStripes>{t('loading')}</LoadingStripes>}
        {list.isError && !list.data && (
          <Notice tone="problem" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          </Notice>
        )}
        {list.data && (
          <ul className="divide-y divide-line overflow-hidden rounded-surface bg-white shadow-card">
            {list.data.people.map((person) => (
              <PersonRow key={person.id} person={person} onAsk={(kind) => setAsked({ kind, person })} />
            ))}
          </ul>
        )}
        {list.data && list.data.invitations.length > 0 && (
          <section aria-labelledby="invitations-title">
            <h2 id="invitations-title" className="text-title-xs">
              {t('waiting')}
            </h2>
            <ul className="mt-3 divide-y divide-line overflow-hidden rounded-surface bg-white shadow-card">
              {list.data.invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  fetchApi={signedIn}
                  onChanged={dialog.onChanged}
                />
              ))}
            </ul>
          </section>
        )}
        {list.data && (
          <SecondFactorRoles
            fetchApi={signedIn}
            demanded={list.data.secondFactorRoles}
            onChanged={list.refetch}
          />
        )}
      </div>
      <InviteDialog {...dialog} isOpen={asked?.kind === 'invite'} sendsMail={list.data?.sendsMail ?? false} />
      <RoleDialog {...dialog} person={asked?.kind === 'role' ? asked.person : undefined} />
      <RemoveDialog {...dialog} person={asked?.kind === 'remove' ? asked.person : undefined} />
    </>
  );
}

interface PersonRowProps {
  person: Person;
  onAsk: (kind: 'role' | 'remove') => void;
}

function PersonRow({ person, onAsk }: PersonRowProps) {
  const t = useTranslations('people');
  const { username, role, lastUsedAt, isSignedIn, isSelf } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words font-bold">{username}</span>
          <Badge tone="sea">{t(`roles.${role}`)}</Badge>
          {isSelf && <Badge>{t('self')}</Badge>}
          {isSignedIn && !isSelf && <Badge tone="positive">{t('signedIn')}</Badge>}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {lastUsedAt === null ? t('neverUsed') : t('lastUsed', { time: shortTimeOf(new Date(lastUsedAt)) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => onAsk('role')}>
          <span>{t('changeRole')}</span>
          <VisuallyHidden>{` ${t('ofWhom', { username })}`}</VisuallyHidden>
        </Button>
        <Button variant="danger" size="sm" onClick={() => onAsk('remove')}>
          <span>{t('remove')}</span>
          <VisuallyHidden>{` ${t('whom', { username })}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  fetchApi: FetchApi;
  onChanged: () => void;
}

function InvitationRow({ invitation, fetchApi, onChanged }: InvitationRowProps) {
  const t = useTranslations('people');
  const { id, role, invitedBy, expiresAt } = invitation;
  const time = shortTimeOf(new Date(expiresAt));
  const withdrawing = useMutation({
    mutationFn: () => withdrawInvitation(fetchApi, id),
    onSuccess: () => showToast({ title: t('success'), description: t('withdrawn') }),
    onError: (error) => {
      // Used or withdrawn meanwhile: the list that is loaded again says so.
      if (problemOf(error)?.status === 404) return;
      showToast({ title: t('error'), description: t('changeFailed'), variant: 'destructive' });
    },
    onSettled: onChanged,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <Badge tone="sea">{t(`roles.${role}`)}</Badge>
        <p className="mt-1 break-words text-ink-soft text-sm">
          {t('invitedBy', { username: invitedBy, time })}
        </p>
      </div>
      <Button
        variant="danger"
        size="sm"
        className="max-sm:-ml-4"
        busyLabel={withdrawing.isPending ? t('withdrawing') : undefined}
        onClick={() => withdrawing.mutate()}
      >
        <span>{t('withdraw')}</span>
        <VisuallyHidden>{` ${t('withdrawWhich', { time })}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
