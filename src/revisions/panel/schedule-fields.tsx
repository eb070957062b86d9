import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';

/** Keys under `revisions.problems` that a time can have. */
const TIME_PROBLEMS = ['time.unknown', 'time.past', 'time.far'] as const;

interface ScheduleFieldsProps {
  id: string;
  /** What the server says of the time that was sent: a message key. */
  problem: string | undefined;
  isBusy: boolean;
  /** Called with a time of Florida's clocks, "2026-11-28T08:00". */
  onSchedule: (from: string) => void;
  onClose: () => void;
}

/** When something is to be published: day and time as Florida's clocks show them, wherever the browser is. */
export function ScheduleFields({ id, problem, isBusy, onSchedule, onClose }: ScheduleFieldsProps) {
  const t = useTranslations('revisions.editor');
  const tProblems = useTranslations('revisions.problems');
  const [from, setFrom] = useState('');
  const [isMissing, setMissing] = useState(false);
  const known = TIME_PROBLEMS.find((key) => key === problem);
  const error = isMissing ? t('fromMissing') : problem && tProblems(known ?? 'time.unknown');
  const schedule = (event: FormEvent) => {
    event.preventDefault();
    setMissing(from === '');
    if (from !== '') onSchedule(from);
  };
  return (
    <form noValidate onSubmit={schedule} className="flex flex-wrap items-end gap-3">
      <TextField
        id={id}
        type="datetime-local"
        label={t('from')}
        error={error || undefined}
        value={from}
        className="max-sm:w-full"
        // It has just been asked for.
        autoFocus
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <Button type="submit" className="max-sm:w-full" busyLabel={isBusy ? t('publishing') : undefined}>
        {t('schedule')}
      </Button>
      <Button variant="quiet" className="max-sm:w-full" onClick={onClose}>
        {t('notAt')}
      </Button>
    </form>
  );
}
