import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { FetchApi } from '#client/api.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { NOTE_LIMIT, type Standing } from '../revision.ts';
import { ConflictNotice, FailedToLoad, FailureNotice } from './editor-notices.tsx';
import type { Passage } from './passages.ts';
import { standingQuery } from './revision-calls.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { StandingLine } from './standing-line.tsx';
import { type BodyProblems, type Intent, useRevisionEditor } from './use-revision-editor.ts';

/** What the fields of a kind are given. */
export type RevisionForm<Body> = {
  body: Body;
  /** Puts another body in its place; it is kept in this browser until it is saved. */
  change: (body: Body) => void;
  problems: BodyProblems;
  isBusy: boolean;
};

export interface RevisionEditorProps<Body extends object> {
  fetchApi: FetchApi;
  /** The kind's definition, whose schema checks what is typed before it is sent. */
  kind: { name: string; schema: z.ZodType<Body> };
  /** The id of what is edited, 'site' for a kind of which there is one; a new id for a new one. */
  subject: string;
  /** What is edited of which there is no version yet. Fields that are missing in what was kept are not read. */
  initial: Body;
  /** A body in words, part by part: two versions of it are compared by them. */
  passagesOf: (body: Body) => readonly Passage[];
  /** The fields of the kind; problems are keys of its own messages. */
  children: (form: RevisionForm<Body>) => ReactElement;
  /** After each save, with what is stored now. */
  onSaved?: (standing: Standing) => void;
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
  const { fetchApi, kind, subject, passagesOf, children, onSaved } = props;
  const t = useTranslations('revisions.editor');
  const tAll = useTranslations('revisions');
  const [isScheduling, setScheduling] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const editor = useRevisionEditor({
    ...props,
    onDone: (intent, standing) => {
      setScheduling(false);
      const description = t(resultOf(intent));
      showToast({ title: tAll('success'), description });
      onSaved?.(standing);
    },
  });
  const { body, change, problems, busy, keptAt } = editor;
  const id = `${kind.name}-${subject}`;
  const History = useOnDemand(() => import('./revision-history.tsx'), isHistoryOpen);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <StandingLine standing={editor.standing} />
        <Button variant="secondary" size="sm" onClick={() => setHistoryOpen(true)}>
          {t('history')}
        </Button>
      </div>
      {keptAt && (
        <Notice role="status">
          <p>{t('kept', { time: shortTimeOf(new Date(keptAt)) })}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={editor.discardKept}>
            {t('discard')}
          </Button>
        </Notice>
      )}
      {children({ body, change, problems, isBusy: busy !== undefined })}
      <TextField
        id={`${id}-note`}
        label={t('note')}
        maxLength={NOTE_LIMIT}
        value={editor.note}
        onChange={({ currentTarget }) => editor.setNote(currentTarget.value)}
      />
      <FailureNotice failure={editor.failure} />
      <ConflictNotice editor={editor} />
      {isScheduling ? (
        <ScheduleFields
          id={`${id}-from`}
          problem={editor.fromProblem}
          isBusy={busy !== undefined}
          onSchedule={(from) => editor.save({ verb: 'publish', from })}
          onClose={() => setScheduling(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            busyLabel={busy?.verb === 'publish' ? t('publishing') : undefined}
            onClick={() => editor.save({ verb: 'publish' })}
          >
            {t('publishNow')}
          </Button>
          <Button variant="secondary" onClick={() => setScheduling(true)}>
            {t('publishAt')}
          </Button>
          <Button
            variant="secondary"
            busyLabel={busy?.verb === 'draft' ? t('saving') : undefined}
            onClick={() => editor.save({ verb: 'draft' })}
          >
            {t('saveDraft')}
          </Button>
        </div>
      )}
      {History && isHistoryOpen && (
        <History
          fetchApi={fetchApi}
          of={{ kind: kind.name, subject }}
          // What the schema refuses today has no words; the history says so.
          passagesOf={(given: unknown) => {
            const read = kind.schema.safeParse(given);
            return read.success ? passagesOf(read.data) : undefined;
          }}
          onRestored={(standing: Standing) => {
            editor.beginWith(standing);
            onSaved?.(standing);
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  );
}

function resultOf(intent: Intent): 'draftSaved' | 'scheduled' | 'published' {
  if (intent.verb === 'draft') return 'draftSaved';
  return intent.from === undefined ? 'published' : 'scheduled';
}
