import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ACTIVITY_CHOICES, type ActivityFilters, parseActivityFilters } from './activity.ts';

interface ActivityFilterFormProps {
  filters: ActivityFilters;
  /** Names that the list knows. */
  people: readonly string[];
  onFilter: (filters: ActivityFilters) => void;
}

/** Text, action and person; a choice applies at once, the text by Enter or the button. */
export function ActivityFilterForm({ filters, people, onFilter }: ActivityFilterFormProps) {
  const t = useTranslations('admin.activity');
  const [text, setText] = useState('');
  // Filters that come with another address (back, a link) are in the field too.
  useEffect(() => setText(filters.search ?? ''), [filters.search]);
  const apply = (form: HTMLFormElement) =>
    onFilter(parseActivityFilters(Object.fromEntries(new FormData(form))));
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    if (currentTarget.form) apply(currentTarget.form);
  };
  // The person of the address stays choosable while the list of names is on its way.
  const names = filters.person && !people.includes(filters.person) ? [...people, filters.person] : people;
  return (
    <search>
      <form
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        className="mt-6 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-[1.4fr_1.2fr_1fr_auto]"
      >
        <TextField
          id="activity-search"
          name="search"
          type="search"
          label={t('search')}
          placeholder={t('searchHint')}
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <SelectField
          id="activity-action"
          name="action"
          label={t('action')}
          emptyLabel={t('anyAction')}
          options={ACTIVITY_CHOICES.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
          value={filters.action ?? ''}
          onChange={choose}
        />
        <SelectField
          id="activity-person"
          name="person"
          label={t('person')}
          emptyLabel={t('anyPerson')}
          options={names.map((name) => ({ value: name, label: name }))}
          value={filters.person ?? ''}
          onChange={choose}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary">
            {t('submit')}
          </Button>
          {Object.keys(filters).length > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                onFilter({});
                // This button goes; the keyboard goes on where the next search begins.
                document.getElementById('activity-search')?.focus();
              }}
            >
              {t('clear')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
