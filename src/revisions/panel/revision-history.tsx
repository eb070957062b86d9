import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import type { Standing, Version, WholeVersion } from '../revision.ts';
import { CompareVersions } from './compare-versions.tsx';
import { FailedToLoad, FailureNotice } from './editor-notices.tsx';
import type { Passage } from './passages.ts';
import {
  callVerb,
  type FieldProblem,
  historyQuery,
  loadStanding,
  type RevisionFailure,
  type RevisionSubject,
  reloadRevisions,
  versionQuery,
} from './revision-calls.ts';
import { useKindName } from './use-kind-name.ts';
import { useVersionName, VersionField } from './version-field.tsx';

interface RevisionHistoryProps {
  fetchApi: FetchApi;
  of: RevisionSubject;
  /** A body in words; undefined for one that the kind no longer takes. */
  passagesOf: (body: unknown) => readonly Passage[] | undefined;
  onRestored: (standing: Standing) => void;
  /** A version that is not taken today as it is: what is wrong can be corrected where there is an editor for it. */
  onRefused?: (body: unknown, fields: readonly FieldProblem[]) => void;
  onClose: () => void;
}

/** 'Historial' of one subject: two of its versions side by side, and the way back to one of them. */
export default function RevisionHistory(props: RevisionHistoryProps) {
  const { fetchApi, of, onClose } = props;
  const t = useTranslations('revisions');
  const history = useInfiniteQuery(historyQuery(fetchApi, of));
  const nameOf = useKindName();
  const versions = history.data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('history.title', { kind: nameOf(of.kind) })}
      closeLabel={t('close')}
      size="wide"
    >
      {history.isPending && <LoadingStripes>{t('loading')}</LoadingStripes>}
      {history.isError && <FailedToLoad onRetry={() => void history.refetch()} />}
      {history.data && versions.length === 0 && <p>{t('history.empty')}</p>}
      {versions.length > 0 && (
        <TwoVersions
          {...props}
          versions={versions}
          more={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
        />
      )}
    </Dialog>
  );
}

/** Which two are compared, at first the last with the one before; what they say; and restoring the earlier one. */
function TwoVersions(
  props: RevisionHistoryProps & { versions: readonly Version[]; more: (() => void) | undefined },
) {
  const { fetchApi, of, passagesOf, versions, more } = props;
  const t = useTranslations('revisions.history');
  const tAll = useTranslations('revisions');
  const [older, setOlder] = useState((versions[1] ?? versions[0])?.number);
  const [newer, setNewer] = useState(versions[0]?.number);
  const before = useQuery(versionQuery(fetchApi, of, older));
  const after = useQuery(versionQuery(fetchApi, of, newer));
  const nameOf = useVersionName();
  const chosen = versions.find(({ number }) => number === older);
  const { restore, isRestoring, failure } = useRestore(props);
  const inWords = (version: WholeVersion | undefined) => {
    const passages = version && passagesOf(version.body);
    return passages && { title: nameOf(version), passages };
  };
  const [left, right] = [inWords(before.data), inWords(after.data)];
  return (
    <div className="space-y-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <VersionField which="one" versions={versions} chosen={older} onChoose={setOlder} />
        <VersionField which="other" versions={versions} chosen={newer} onChoose={setNewer} />
      </div>
      {more && (
        <Button variant="quiet" size="sm" onClick={more}>
          {t('older')}
        </Button>
      )}
      {chosen?.note && <p className="text-ink-soft">{t('note', { note: chosen.note })}</p>}
      {(before.isPending || after.isPending) && <LoadingStripes>{tAll('loading')}</LoadingStripes>}
      {(before.isError || after.isError) && (
        <FailedToLoad onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
      )}
      {left && right && <CompareVersions before={left} after={right} />}
      {before.data && after.data && !(left && right) && <Notice>{t('unreadable')}</Notice>}
      {failure?.kind === 'fields' ? (
        <NotAccepted failure={failure} />
      ) : (
        <FailureNotice failure={failure?.kind} />
      )}
      {chosen && chosen.status !== 'in-force' && before.data && left && (
        <Button
          busyLabel={isRestoring ? t('restoring') : undefined}
          onClick={() => before.data && restore(before.data)}
        >
          {t('restore')}
        </Button>
      )}
    </div>
  );
}

/** Why a version of before cannot be what it was: nobody can correct it here. */
function NotAccepted({ failure }: { failure: Extract<RevisionFailure, { kind: 'fields' }> }) {
  const t = useTranslations('revisions.history');
  const isPictureGone = failure.fields.some(({ key }) => key === 'image.gone');
  return (
    <Notice tone="problem" role="alert">
      {t(isPictureGone ? 'pictureGone' : 'notAccepted')}
    </Notice>
  );
}

/** Restoring names the last version as it is now: the list shows what came meanwhile. */
function useRestore({
  fetchApi,
  of,
  onRestored,
  onRefused,
  onClose,
}: Omit<RevisionHistoryProps, 'passagesOf'>) {
  const t = useTranslations('revisions');
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<RevisionFailure>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ number }: WholeVersion) => {
      const { last } = await loadStanding(fetchApi, of);
      return callVerb(fetchApi, of, { verb: 'restore', basedOn: last, number });
    },
    onMutate: () => setFailure(undefined),
    onError: () => setFailure({ kind: 'network' }),
    onSuccess: async (outcome, { body }) => {
      if (outcome.kind === 'fields' && onRefused) {
        onRefused(body, outcome.fields);
        return onClose();
      }
      if (outcome.kind !== 'done') return setFailure(outcome);
      await reloadRevisions(queryClient);
      showToast({ title: t('success'), description: t('history.restored') });
      onRestored(outcome.standing);
      onClose();
    },
  });
  return { restore: mutate, isRestoring: isPending, failure };
}
