import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RevisionForm } from '#revisions/panel/kind-panel.ts';
import { useSite } from '#site/site-context.tsx';
import { TextField } from '#ui/fields.tsx';
import type { OfficeBody } from '../office.ts';
import { ClosuresFields } from './closure-fields.tsx';
import { PHONES } from './office-words.ts';
import { ScheduleFields } from './schedule-fields.tsx';

/** Everything that the office sets of itself. A field that is empty says in grey what the site shows. */
export function OfficeFields(form: RevisionForm<OfficeBody>) {
  const { body, change, idOf, errorAt } = form;
  const t = useTranslations('office');
  const tPhones = useTranslations('site.phones');
  const { phones, offices } = useSite();
  return (
    <div className="space-y-8">
      <Part title={t('closures.title')} lead={t('closures.lead')}>
        <ClosuresFields
          closures={body.closures}
          onChange={(closures) => change({ ...body, closures })}
          form={form}
        />
      </Part>
      <Part title={t('hours')} lead={t('hoursHint')}>
        <ScheduleFields
          field="hours"
          value={body.hours}
          onChange={(hours) => change({ ...body, hours })}
          form={form}
        />
      </Part>
      <Part title={t('phones')} lead={t('phoneHint')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {PHONES.map((name) => (
            <TextField
              key={name}
              id={idOf(`phones.${name}`)}
              label={tPhones(name)}
              type="tel"
              autoComplete="off"
              placeholder={phones[name]}
              value={body.phones[name]}
              error={errorAt(`phones.${name}`)}
              onChange={({ currentTarget: { value } }) =>
                change({ ...body, phones: { ...body.phones, [name]: value } })
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
            onChange={(office) => change({ ...body, [which]: office })}
            form={form}
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
  form: Pick<RevisionForm<OfficeBody>, 'idOf' | 'errorAt'>;
}

function OneOffice({ which, configured, value, onChange, form }: OneOfficeProps) {
  const t = useTranslations('office');
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['name', 'street', 'city', 'zipCode'] as const).map((name) => (
          <TextField
            key={name}
            id={form.idOf(`${which}.${name}`)}
            label={t(name)}
            autoComplete="off"
            placeholder={configured?.[name]}
            value={value[name]}
            error={form.errorAt(`${which}.${name}`)}
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
          form={form}
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
