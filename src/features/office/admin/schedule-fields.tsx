import { useTranslations } from 'use-intl';
import type { RevisionForm } from '#revisions/panel/kind-panel.ts';
import { WEEKDAYS } from '#site/site.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import type { OfficeBody, ScheduleBody } from '../office.ts';

interface ScheduleFieldsProps {
  /** The field of the body: "hours", "first.hours". */
  field: string;
  value: ScheduleBody;
  onChange: (value: ScheduleBody) => void;
  form: Pick<RevisionForm<OfficeBody>, 'idOf' | 'errorAt'>;
}

/** The hours of a week: from which day to which, from when to when. */
export function ScheduleFields({ field, value, onChange, form }: ScheduleFieldsProps) {
  const t = useTranslations('office');
  const part = (name: keyof ScheduleBody) => ({
    id: form.idOf(`${field}.${name}`),
    label: t(name),
    value: value[name],
    error: form.errorAt(`${field}.${name}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: currentTarget.value }),
  });
  const days = WEEKDAYS.map((day) => ({ value: String(day), label: t(`days.${day}`) }));
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <SelectField
        {...part('firstDay')}
        className="max-sm:col-span-2"
        options={days}
        emptyLabel={t('asNow')}
      />
      <SelectField
        {...part('lastDay')}
        className="max-sm:col-span-2"
        options={days}
        emptyLabel={t('asNow')}
      />
      <TextField {...part('opens')} type="time" />
      <TextField {...part('closes')} type="time" />
    </div>
  );
}
