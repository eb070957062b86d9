import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';
import { TextField } from '#ui/fields.tsx';
import type { OfficeBody } from '../office.ts';
import { ClosuresFields } from './closure-fields.tsx';
import { type OfficeEditing, officeFieldId } from './office-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface OfficeFieldsProps {
  body: OfficeBody;
  onChange: (body: OfficeBody) => void;
  editing: OfficeEditing;
}

const PHONES = [
  'miamiDade',
  'otherCounties',
  'customerService',
  'appointments',
  'authorizations',
  'tollFree',
  'tty',
  'fax',
] as const satisfies readonly (keyof OfficeBody['phones'])[];

/** Everything that the office sets of itself. A field that is empty says in grey what the site shows. */
export function OfficeFields({ body, onChange, editing }: OfficeFieldsProps) {
  const t = useTranslations('office');
  const tPhones = useTranslations('site.phones');
  const { phones, offices } = useSite();
  return (
    <div className="space-y-8">
      <Part title={t('closures.title')} lead={t('closures.lead')}>
        <ClosuresFields
          closures={body.closures}
          onChange={(closures) => onChange({ ...body, closures })}
          editing={editing}
        />
      </Part>
      <Part title={t('hours')} lead={t('hoursHint')}>
        <ScheduleFields
          field="hours"
          value={body.hours}
          onChange={(hours) => onChange({ ...body, hours })}
          editing={editing}
        />
      </Part>
      <Part title={t('phones')} lead={t('phoneHint')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {PHONES.map((name) => (
            <TextField
              key={name}
              id={officeFieldId(`phones.${name}`)}
              label={tPhones(name)}
              type="tel"
              autoComplete="off"
              placeholder={phones[name]}
              value={body.phones[name]}
              error={editing.errorAt(`phones.${name}`)}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...body, phones: { ...body.phones, [name]: value } })
              }
            />
          ))}
        </div>
      </Part>
      {(['first', 'second'] as const).map((which, place) => (
        <Part
          key={which}
          title={t('office', { number: String(place + 1), name: offices[place]?.name ?? '' })}
        >
          <OneOffice
            which={which}
            configured={offices[place]}
            value={body[which]}
            onChange={(office) => onChange({ ...body, [which]: office })}
            editing={editing}
          />
        </Part>
      ))}
    </div>
  );
}

interface OneOfficeProps {
  which: 'first' | 'second';
  /** What the site shows of it. */
  configured: Partial<Record<'name' | 'street' | 'city' | 'zipCode', string>> | undefined;
  value: OfficeBody['first'];
  onChange: (office: OfficeBody['first']) => void;
  editing: OfficeEditing;
}

function OneOffice({ which, configured, value, onChange, editing }: OneOfficeProps) {
  const t = useTranslations('office');
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['name', 'street', 'city', 'zipCode'] as const).map((name) => (
          <TextField
            key={name}
            id={officeFieldId(`${which}.${name}`)}
            label={t(name)}
            autoComplete="off"
            placeholder={configured?.[name]}
            value={value[name]}
            error={editing.errorAt(`${which}.${name}`)}
            onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })}
          />
        ))}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-bold">{t('ownHours')}</legend>
        <ScheduleFields
          field={`${which}.hours`}
          value={value.hours}
          onChange={(hours) => onChange({ ...value, hours })}
          editing={editing}
        />
      </fieldset>
    </div>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  return (
    <section className="rounded-surface border border-line bg-white p-5">
      <h2 className="text-title-sm">{title}</h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
