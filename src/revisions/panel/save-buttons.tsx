import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import type { Intent } from './use-revision-editor.ts';

interface SaveButtonsProps {
  /** Of the field for the time. */
  id: string;
  /** Whether the time is being asked for. */
  isScheduling: boolean;
  setScheduling: (isScheduling: boolean) => void;
  editor: {
    busy: Intent['verb'] | undefined;
    fromProblem: string | undefined;
    save: (intent: Exclude<Intent, { verb: 'trash' }>) => void;
  };
}

/** What somebody does with what is written: publishes it now or at a time of Florida, or keeps it as a draft. */
export function SaveButtons({ id, isScheduling, setScheduling, editor }: SaveButtonsProps) {
  const t = useTranslations('revisions.editor');
  const { busy, fromProblem, save } = editor;
  if (isScheduling) {
    return (
      <ScheduleFields
        id={id}
        problem={fromProblem}
        isBusy={busy === 'publish'}
        onSchedule={(from) => save({ verb: 'publish', from })}
        onClose={() => setScheduling(false)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        className="max-sm:w-full"
        busyLabel={busy === 'publish' ? t('publishing') : undefined}
        onClick={() => save({ verb: 'publish' })}
      >
        {t('publishNow')}
      </Button>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setScheduling(true)}>
        {t('publishAt')}
      </Button>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        busyLabel={busy === 'draft' ? t('saving') : undefined}
        onClick={() => save({ verb: 'draft' })}
      >
        {t('saveDraft')}
      </Button>
    </div>
  );
}
