import { useTranslations } from 'use-intl';
import type { RevisionForm } from '#revisions/panel/kind-panel.ts';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import { type ClosureBody, MOST_CLOSURES, type OfficeBody } from '../office.ts';

const NEW_CLOSURE: ClosureBody = { date: '', office: '', opens: '', closes: '', english: '', spanish: '' };

interface ClosuresFieldsProps {
  closures: readonly ClosureBody[];
  onChange: (closures: ClosureBody[]) => void;
  form: Pick<RevisionForm<OfficeBody>, 'idOf' | 'errorAt'>;
}

/** The days on which the hours are others: a list that grows and shrinks. */
export function ClosuresFields({ closures, onChange, form }: ClosuresFieldsProps) {
  const t = useTranslations('office.closures');
  const add = () => onChange([...closures, NEW_CLOSURE]);
  const { listRef, showMore } = useFocusOnNewItem(closures.length, add, 'input');
  return (
    <div className="space-y-4">
      {closures.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ol ref={listRef} className="space-y-4">
        {closures.map((closure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed stands at its place, and a day may be there twice
          <li key={index} className="rounded-surface border border-line p-4">
            <ClosureFields
              index={index}
              closure={closure}
              form={form}
              onChange={(changed) => onChange(closures.map((one, at) => (at === index ? changed : one)))}
            />
            <Button
              variant="secondary"
              size="sm"
              className="mt-4"
              onClick={() => onChange(closures.filter((_, at) => at !== index))}
            >
              <span>{t('remove')}</span>
              <VisuallyHidden>{` ${t('removeWhich', { number: String(index + 1) })}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
      {closures.length < MOST_CLOSURES && (
        <Button variant="secondary" size="sm" onClick={showMore}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}

interface ClosureFieldsProps {
  index: number;
  closure: ClosureBody;
  onChange: (closure: ClosureBody) => void;
  form: Pick<RevisionForm<OfficeBody>, 'idOf' | 'errorAt'>;
}

function ClosureFields({ index, closure, onChange, form }: ClosureFieldsProps) {
  const t = useTranslations('office.closures');
  const { offices } = useSite();
  const part = (name: keyof ClosureBody) => ({
    id: form.idOf(`closures.${index}.${name}`),
    label: t(name),
    value: closure[name],
    error: form.errorAt(`closures.${index}.${name}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...closure, [name]: currentTarget.value }),
  });
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-bold">{t('one', { number: String(index + 1) })}</legend>
      <TextField {...part('date')} type="date" required />
      <SelectField
        {...part('office')}
        emptyLabel={t('both')}
        options={offices.map(({ name }, place) => ({ value: String(place + 1), label: name }))}
      />
      <TextField {...part('opens')} type="time" />
      <TextField {...part('closes')} type="time" />
      <TextField {...part('spanish')} required autoComplete="off" />
      <TextField {...part('english')} required autoComplete="off" lang="en" />
    </fieldset>
  );
}
