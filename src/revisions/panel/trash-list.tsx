import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { TRASH_DAYS, type TrashedSubject } from '../revision.ts';
import { ChangeableList } from './changeable-list.tsx';
import { type RevisionOutcome, takeOutOfTrash, trashQuery } from './revision-calls.ts';
import { useKindName } from './use-kind-name.ts';

/** 'Papelera': what was deleted, of every kind that the person may see, the last first; each can be taken back. */
export function TrashList({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('revisions.trash');
  const inWords = ({ kind }: RevisionOutcome): string => {
    if (kind === 'done') return t('takenBack');
    return t(`failed.${kind === 'fields' || kind === 'tooLarge' ? 'fault' : kind}`);
  };
  return (
    <ChangeableList
      part="trash"
      lead={t('lead', { days: TRASH_DAYS })}
      list={useQuery(trashQuery(fetchApi))}
      change={(trashed) => takeOutOfTrash(fetchApi, trashed)}
      inWords={inWords}
    >
      {(trashed, busy, onChange) => (
        <TrashRow trashed={trashed} isBusy={busy !== undefined} onTakeBack={() => onChange('take-back')} />
      )}
    </ChangeableList>
  );
}

interface TrashRowProps {
  trashed: TrashedSubject;
  isBusy: boolean;
  onTakeBack: () => void;
}

function TrashRow({ trashed, isBusy, onTakeBack }: TrashRowProps) {
  const t = useTranslations('revisions');
  const { title, author, createdAt, until } = trashed;
  const kind = useKindName()(trashed.kind);
  return (
    <>
      <div className="min-w-0 grow basis-60">
        <p className="break-words font-bold">{title || kind}</p>
        <p className="text-ink-soft text-sm">{kind}</p>
        <p className="text-ink-soft text-sm">
          <span>
            {t('trash.by', { author: author ?? t('system'), time: shortTimeOf(new Date(createdAt)) })}
          </span>{' '}
          <span>{t('trash.until', { time: shortTimeOf(new Date(until)) })}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        busyLabel={isBusy ? t('trash.takingBack') : undefined}
        onClick={onTakeBack}
      >
        <span>{t('trash.takeBack')}</span>
        <VisuallyHidden>{` «${title || kind}»`}</VisuallyHidden>
      </Button>
    </>
  );
}
