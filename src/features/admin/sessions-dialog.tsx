import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { callPath, type FetchApi, getJson, problemOf } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import { LoadedPart } from './loaded-part.tsx';

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
    onMutate: watchFocus,
    // The button that was pressed has gone with its session.
    onSuccess: (_ended, _which, hasMovedOn) => {
      if (!hasMovedOn()) outcome.current?.focus();
    },
  });
  const isEnding = (id: string | 'others') => ending.isPending && ending.variables === id;

  return (
    <LoadedPart part="sessions" query={list}>
      {(all) => (
        <div className="space-y-5">
          <p>{t('lead')}</p>
          <p ref={outcome} tabIndex={-1} role="status" className="font-bold">
            {ending.isSuccess && t(ending.variables === 'others' ? 'othersEnded' : 'ended')}
          </p>
          <ul className="divide-y divide-line border-line border-y">
            {all.map((session) => (
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
          {all.filter(({ isThisOne }) => !isThisOne).length > 1 && (
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
      )}
    </LoadedPart>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One session: where, since when, and the button that ends it; this one is ended by signing out. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('admin.sessions');
  const { isThisOne } = session;
  const began = shortTimeOf(new Date(session.createdAt));
  const lastUsed = shortTimeOf(new Date(session.lastUsedAt));
  const browser = session.browser ?? t('unknownBrowser');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          <span>{browser}</span> {isThisOne && <Badge tone="positive">{t('thisOne')}</Badge>}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          <span>{t('began', { time: began })}</span>
          <br />
          <span>{t('lastUsed', { time: lastUsed })}</span>
        </p>
      </div>
      {!isThisOne && (
        <Button variant="secondary" size="sm" busyLabel={isEnding ? t('ending') : undefined} onClick={onEnd}>
          <span>{t('end')}</span>
          <VisuallyHidden>{` ${t('endWhich', { browser, time: began })}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** One session as the API returns it. */
type OwnSession = {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  /** "Firefox, Windows"; null when the browser is unknown. */
  browser: string | null;
  isThisOne: boolean;
};

const PATH = '/api/auth/sessions';

/** GET /api/auth/sessions: the administrator's own, this one first. Asked again whenever they are shown. */
function ownSessionsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'auth', 'sessions'],
    queryFn: async () => (await getJson<{ sessions: OwnSession[] }>(fetchApi, PATH)).sessions,
    staleTime: 0,
    gcTime: 0,
  });
}

/** DELETE /api/auth/sessions/{id}; one that has ended meanwhile is as good. @throws {ApiError} on any other failure */
async function endSession(fetchApi: FetchApi, id: string): Promise<void> {
  try {
    await callPath(fetchApi, 'DELETE', `${PATH}/${id}`);
  } catch (error) {
    if (problemOf(error)?.status !== 404) throw error;
  }
}

/** DELETE /api/auth/sessions: all but the one that asks. @throws {ApiError} */
function endOtherSessions(fetchApi: FetchApi): Promise<void> {
  return callPath(fetchApi, 'DELETE', PATH);
}
