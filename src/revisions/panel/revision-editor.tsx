import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { NOTE_LIMIT, type Standing } from '../revision.ts';
import { ConflictNotice, FailedToLoad, FailureNotice } from './editor-notices.tsx';
import type { KindPanel, LoadPreviewWords } from './kind-panel.ts';
import { standingQuery } from './revision-calls.ts';
import { SaveButtons } from './save-buttons.tsx';
import { StandingLine } from './standing-line.tsx';
import { type EditedKind, type Intent, useRevisionEditor } from './use-revision-editor.ts';

export interface RevisionEditorProps<Body extends object> {
  fetchApi: FetchApi;
  /** Its schema checks what is typed before it is sent. */
  kind: EditedKind<Body>;
  panel: KindPanel<Body>;
  /** The id of what is edited, 'site' for a kind of which there is one; a new id for a new one. */
  subject: string;
  loadPreviewWords: LoadPreviewWords;
}

/**
 * The frame around the fields of a kind: how it stands, its draft, publishing now or at a time of Florida, the conflict
 * with somebody who saved meanwhile, its history. What is typed survives a closed tab.
 */
export function RevisionEditor<Body extends object>(props: RevisionEditorProps<Body>) {
  const { fetchApi, kind, subject } = props;
  const t = useTranslations('revisions');
  const standing = useQuery(standingQuery(fetchApi, { kind: kind.name, subject }));
  if (standing.isPending) return <LoadingStripes>{t('loading')}</LoadingStripes>;
  if (!standing.data) return <FailedToLoad onRetry={() => void standing.refetch()} />;
  return <Editor {...props} key={`${kind.name} ${subject}`} standing={standing.data} />;
}

function Editor<Body extends object>(props: RevisionEditorProps<Body> & { standing: Standing }) {
  const { fetchApi, kind, panel, subject, loadPreviewWords } = props;
  const { Fields, Preview, Stands } = panel;
  const t = useTranslations('revisions.editor');
  const tAll = useTranslations('revisions');
  const { problemOf, passagesOf } = panel.useWords();
  const preview = useQuery({
    queryKey: ['preview-words'],
    queryFn: loadPreviewWords,
    enabled: Preview !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stands = useRef<HTMLDivElement>(null);
  const [isScheduling, setScheduling] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const editor = useRevisionEditor({
    ...props,
    onDone: (intent) => {
      // The button that was pressed goes; the keyboard goes on at how it stands now.
      if (intent.verb === 'trash' || isScheduling) stands.current?.focus();
      setScheduling(false);
      showToast({ title: tAll('success'), description: t(resultOf(intent)) });
    },
  });
  const { body, problems, busy, keptAt } = editor;
  const idOf = (field: string) => `${kind.name}-${field.replaceAll('.', '-')}`;
  const inWords = problems.map(({ field, key }) => ({
    field,
    fieldId: idOf(field),
    message: problemOf(key),
  }));
  const History = useOnDemand(() => import('./revision-history.tsx'), isHistoryOpen);
  return (
    <div className="space-y-6">
      <div ref={stands} tabIndex={-1} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <StandingLine standing={editor.standing} isShown={Stands !== undefined} />
        <Button variant="secondary" size="sm" onClick={() => setHistoryOpen(true)}>
          {t('history')}
        </Button>
      </div>
      {Stands && (
        <Stands body={editor.inForce}>
          <Button
            variant="secondary"
            size="sm"
            busyLabel={busy === 'trash' ? t('takingAway') : undefined}
            onClick={editor.takeAway}
          >
            {t(editor.standing.scheduled.length > 0 ? 'takeAwayAll' : 'takeAway')}
          </Button>
        </Stands>
      )}
      {keptAt && (
        <Notice role="status">
          <p>{t('kept', { time: shortTimeOf(new Date(keptAt)) })}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={editor.discardKept}>
            {t('discard')}
          </Button>
        </Notice>
      )}
      <ErrorSummary title={t('wrong')} attempt={editor.attempt} errors={inWords} />
      <Fields
        body={body}
        change={editor.change}
        idOf={idOf}
        errorAt={(wanted) => inWords.find(({ field }) => field === wanted)?.message}
      />
      {Preview && preview.data && <Preview body={body} words={preview.data} />}
      <TextField
        id="revision-note"
        label={t('note')}
        maxLength={NOTE_LIMIT}
        value={editor.note}
        onChange={({ currentTarget }) => editor.setNote(currentTarget.value)}
      />
      <FailureNotice failure={editor.failure} />
      <ConflictNotice editor={editor} />
      <SaveButtons id="revision-from" {...{ isScheduling, setScheduling, editor }} />
      {History && isHistoryOpen && (
        <History
          fetchApi={fetchApi}
          of={{ kind: kind.name, subject }}
          // What the schema refuses today has no words; the history says so.
          passagesOf={(given: unknown) => {
            const read = kind.schema.safeParse(given);
            return read.success ? passagesOf(read.data) : undefined;
          }}
          onRestored={editor.follow}
          onRefused={editor.correct}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  );
}

function resultOf(intent: Intent): 'draftSaved' | 'scheduled' | 'published' | 'taken' {
  if (intent.verb === 'trash') return 'taken';
  if (intent.verb === 'draft') return 'draftSaved';
  return intent.from === undefined ? 'published' : 'scheduled';
}
