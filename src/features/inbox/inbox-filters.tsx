import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FORMS, isSubmissionKind } from '#forms/all-forms.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#forms/form-definition.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { type InboxFilters, isSubmissionState, LONGEST_SEARCH } from './inbox.ts';
import { useSubmissionLabels } from './use-submission-labels.ts';

interface InboxFiltersFormProps {
  /** What is chosen; the address and the list follow. */
  filters: InboxFilters;
  /** How many of each state there are; undefined until the first answer. */
  counts: Record<SubmissionState, number> | undefined;
  onChange: (filters: InboxFilters) => void;
}

/** Kind and state take effect when they are chosen, the search when it is sent. */
export function InboxFiltersForm({ filters, counts, onChange }: InboxFiltersFormProps) {
  const t = useTranslations('inbox');
  const { kindLabel, stateLabel } = useSubmissionLabels();
  const { kind, state, search = '' } = filters;
  const [typed, setTyped] = useState(search);
  // Back and forward change the address, and with it what was searched for.
  useEffect(() => setTyped(search), [search]);

  const change = (changed: Partial<InboxFilters>) =>
    onChange({ ...filters, search: typed.trim() || undefined, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  const stateOption = (value: SubmissionState) =>
    counts ? t('stateCount', { state: stateLabel(value), count: counts[value] }) : stateLabel(value);
  return (
    <search>
      <form
        onSubmit={submit}
        aria-label={t('filters.label')}
        className="grid items-end gap-x-4 gap-y-2 lg:grid-cols-2"
      >
        <div className="flex items-end gap-3">
          <TextField
            id="inbox-search"
            type="search"
            label={t('filters.search')}
            placeholder={t('filters.searchHint')}
            value={typed}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            className="min-w-0 grow"
          />
          <Button type="submit" variant="secondary">
            {t('filters.submit')}
          </Button>
        </div>
        <FoldedOnPhones summary={<span>{t('filters.fold')}</span>}>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              id="inbox-kind"
              label={t('filters.kind')}
              emptyLabel={t('filters.allKinds')}
              value={kind ?? ''}
              options={FORMS.map(({ kind: value }) => ({ value, label: kindLabel(value) }))}
              onChange={({ target }) =>
                change({ kind: isSubmissionKind(target.value) ? target.value : undefined })
              }
            />
            <SelectField
              id="inbox-state"
              label={t('filters.state')}
              emptyLabel={t('filters.allStates')}
              value={state ?? ''}
              options={SUBMISSION_STATES.map((value) => ({ value, label: stateOption(value) }))}
              onChange={({ target }) =>
                change({ state: isSubmissionState(target.value) ? target.value : undefined })
              }
            />
          </div>
        </FoldedOnPhones>
      </form>
    </search>
  );
}
