import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChosenFilters } from '#client/use-chosen-filters.ts';
import { formatDay } from '#i18n/florida-clock.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { Switch } from '#ui/switch.tsx';
import {
  ACTIVITY_CHOICES,
  type ActivityFilters,
  type ActivityPerson,
  parseActivityFilters,
} from './activity.ts';

interface ActivityFilterFormProps {
  filters: ActivityFilters;
  /** Whom the list knows. */
  people: readonly ActivityPerson[];
  onFilter: (filters: ActivityFilters) => Promise<void>;
}

/** Text, action and person; a choice applies at once, the text by Enter or the button. */
export function ActivityFilterForm({ filters: inAddress, people, onFilter }: ActivityFilterFormProps) {
  const t = useTranslations('admin.activity');
  const [filters, choose] = useChosenFilters(inAddress, onFilter);
  const [text, setText] = useState('');
  // Filters that come with another address (back, a link) are in the field too.
  useEffect(() => setText(filters.search ?? ''), [filters.search]);
  const apply = (form: HTMLFormElement) =>
    choose(parseActivityFilters(Object.fromEntries(new FormData(form))));
  const applyChoice = ({ currentTarget }: { currentTarget: HTMLSelectElement | HTMLInputElement }) => {
    if (currentTarget.form) apply(currentTarget.form);
  };
  const chooseDay = (name: 'from' | 'until') => ({
    id: `activity-${name}`,
    name,
    type: 'date',
    label: t(name),
    value: filters[name] ?? '',
    onChange: applyChoice,
  });
  return (
    <search>
      <form
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        className="mt-5 space-y-2"
      >
        <div className="flex items-end gap-3">
          <TextField
            id="activity-search"
            name="search"
            type="search"
            label={t('search')}
            placeholder={t('searchHint')}
            maxLength={100}
            className="min-w-0 grow"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            {t('submit')}
          </Button>
        </div>
        <FoldedOnPhones summary={<span>{t('filters')}</span>}>
          <div className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField
              id="activity-action"
              name="action"
              label={t('action')}
              emptyLabel={t('anyAction')}
              options={ACTIVITY_CHOICES.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
              value={filters.action ?? ''}
              onChange={applyChoice}
            />
            <SelectField
              id="activity-person"
              name="person"
              label={t('person')}
              emptyLabel={t('anyPerson')}
              options={usePeople(people, filters.person)}
              value={filters.person ?? ''}
              onChange={applyChoice}
            />
            <TextField {...chooseDay('from')} max={filters.until} />
            <TextField {...chooseDay('until')} min={filters.from} />
          </div>
          <Switch
            id="activity-sign-ins"
            name="signIns"
            value="1"
            label={t('signIns')}
            checked={filters.signIns === '1'}
            onChange={applyChoice}
            className="max-w-[28rem]"
          />
        </FoldedOnPhones>
        {Object.keys(filters).length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              choose({});
              // This button goes; the keyboard goes on where the next search begins.
              document.getElementById('activity-search')?.focus();
            }}
          >
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

/**
 * The choice of a person. Of several who had the same name, one after the other, each says until when. Who stands in the
 * address can be chosen while the list is on its way.
 */
function usePeople(people: readonly ActivityPerson[], chosen: string | undefined) {
  const t = useTranslations('admin.activity');
  const options = people.map(({ id, username, lastAt }) => {
    const isAlone = people.every((other) => other.id === id || other.username !== username);
    const day = formatDay(new Date(lastAt), 'es');
    return { value: id, label: isAlone ? username : t('personUntil', { username, day }) };
  });
  const isThere = chosen === undefined || people.some(({ id }) => id === chosen);
  return isThere ? options : [...options, { value: chosen, label: t('chosenPerson') }];
}
