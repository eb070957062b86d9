import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { floridaTimeOf, shortTimeOf } from '#i18n/florida-clock.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import type { Version } from '../revision.ts';
import { ChangeableList } from './changeable-list.tsx';
import { callVerb, type RevisionOutcome, scheduledQuery } from './revision-calls.ts';
import { useKindName } from './use-kind-name.ts';

type Verb = 'cancel' | 'publish';

/** 'Programado': all that waits for its time, of every kind, the next first. */
export function ScheduledList({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('revisions');
  const inWords = ({ kind }: RevisionOutcome, verb: Verb): string => {
    if (kind !== 'done') return t(`problems.${kind}`);
    return t(verb === 'cancel' ? 'scheduled.cancelled' : 'scheduled.published');
  };
  return (
    <ChangeableList
      part="scheduled"
      lead={t('scheduled.lead')}
      list={useQuery(scheduledQuery(fetchApi))}
      change={(version, verb: Verb) =>
        callVerb(fetchApi, version, { verb: `versions/${version.number}/${verb}` })
      }
      inWords={inWords}
    >
      {(version, busy, onChange) => <ScheduledRow {...{ version, busy, onChange }} />}
    </ChangeableList>
  );
}

interface ScheduledRowProps {
  version: Version;
  busy: Verb | undefined;
  onChange: (verb: Verb) => void;
}

function ScheduledRow({ version, busy, onChange }: ScheduledRowProps) {
  const t = useTranslations('revisions');
  const nameOf = useKindName();
  const { kind, title, author, createdAt, inForceFrom } = version;
  const moment = new Date(inForceFrom ?? createdAt);
  const time = t('scheduled.zone', { time: floridaTimeOf(moment) });
  const which = <VisuallyHidden>{` ${t('scheduled.which', { time })}`}</VisuallyHidden>;
  return (
    <>
      <div className="min-w-0">
        <p className="font-bold">
          <time dateTime={moment.toISOString()}>{time}</time>
        </p>
        <p className="break-words">{[nameOf(kind), title].filter(Boolean).join(': ')}</p>
        <p className="text-ink-soft text-sm">
          {t('scheduled.by', { author: author ?? t('system'), time: shortTimeOf(new Date(createdAt)) })}
        </p>
        {version.note !== null && (
          <p className="break-words text-ink-soft text-sm">{t('history.note', { note: version.note })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          busyLabel={busy === 'publish' ? t('scheduled.publishing') : undefined}
          onClick={() => onChange('publish')}
        >
          <span>{t('scheduled.publishNow')}</span>
          {which}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busyLabel={busy === 'cancel' ? t('scheduled.cancelling') : undefined}
          onClick={() => onChange('cancel')}
        >
          <span>{t('scheduled.cancel')}</span>
          {which}
        </Button>
      </div>
    </>
  );
}
