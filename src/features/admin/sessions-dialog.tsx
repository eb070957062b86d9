import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadingStripes } from '#ui/loading-stripes.tsx';
import { Notice } from '#ui/notice.tsx';
import { endOtherSessions, endSession, ownSessionsQuery } from './own-sessions.queries.ts';
import { SessionRow } from './session-row.tsx';

interface SessionsDialogProps {
  fetchApi: FetchApi;
  open: boolean;
  onClose: () => void;
}

/** Where somebody is signed in: each session with what distinguishes it, ended one by one or all others at once. */
export function SessionsDialog({ fetchApi, open, onClose }: SessionsDialogProps) {
  const t = useTranslations('admin');
  return (
    <Dialog open={open} onClose={onClose} title={t('sessions.title')} closeLabel={t('close')}>
      <Sessions fetchApi={fetchApi} />
    </Dialog>
  );
}

function Sessions({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.sessions');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const list = useQuery(ownSessionsQuery(signedIn));
  const outcome = useRef<HTMLParagraphElement>(null);
  const ending = useMutation({
    mutationFn: async (id: string | 'others') => {
      if (id === 'others') await endOtherSessions(signedIn);
      else await endSession(signedIn, id);
      await list.refetch();
    },
    // The button that was pressed has gone with its session.
    onSuccess: () => outcome.current?.focus(),
  });
  const isEnding = (id: string | 'others') => ending.isPending && ending.variables === id;
  const others = list.data?.filter(({ isThisOne }) => !isThisOne) ?? [];

  if (list.isPending) return <LoadingStripes>{t('loading')}</LoadingStripes>;
  if (!list.data) {
    return (
      <Notice tone="problem" role="alert" title={t('failed')}>
        <p>{t('failedText')}</p>
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => void list.refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="space-y-5">
      <p>{t('lead')}</p>
      <p ref={outcome} tabIndex={-1} role="status" className="font-bold">
        {ending.isSuccess && t(ending.variables === 'others' ? 'othersEnded' : 'ended')}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {list.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isEnding(session.id)}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {ending.isError && (
        <Notice tone="problem" role="alert">
          {t('endFailed')}
        </Notice>
      )}
      {others.length > 1 && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          busyLabel={isEnding('others') ? t('ending') : undefined}
          onClick={() => ending.mutate('others')}
        >
          {t('endOthers')}
        </Button>
      )}
    </div>
  );
}
