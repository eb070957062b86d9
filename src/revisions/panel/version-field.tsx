import { useTranslations } from 'use-intl';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { SelectField } from '#ui/fields.tsx';
import type { Version } from '../revision.ts';

interface VersionFieldProps {
  which: 'one' | 'other';
  versions: readonly Version[];
  chosen: number | undefined;
  onChoose: (number: number) => void;
}

/** One of the versions; on a phone the select is too narrow for its name, which stands below. */
export function VersionField({ which, versions, chosen, onChoose }: VersionFieldProps) {
  const t = useTranslations('revisions.history');
  const nameOf = useVersionName();
  const options = versions.map((version) => ({ value: `${version.number}`, label: nameOf(version) }));
  return (
    <div className="min-w-0">
      <SelectField
        id={`history-${which}`}
        label={t(which)}
        options={options}
        value={`${chosen}`}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      />
      <p aria-hidden="true" className="mt-1 text-ink-soft text-sm sm:hidden">
        {options.find(({ value }) => value === `${chosen}`)?.label}
      </p>
    </div>
  );
}

/** "21 nov 2026, 5:47 PM · ana · Anterior"; of one that waits, when it is to come. */
export function useVersionName() {
  const t = useTranslations('revisions');
  return ({ status, inForceFrom, createdAt, author }: Version): string =>
    t('history.version', {
      time: shortTimeOf(new Date(createdAt)),
      author: author ?? t('system'),
      status:
        status === 'scheduled' && inForceFrom
          ? t('history.since', { time: shortTimeOf(new Date(inForceFrom)) })
          : t(`status.${status}`),
    });
}
