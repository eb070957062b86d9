import { useTranslations } from 'use-intl';
import { ROLES, type Role } from '#rights/can.ts';
import { SelectField } from '#ui/fields.tsx';

interface RoleFieldProps {
  id: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** The choice of a role, with what the chosen one may do. */
export function RoleField({ id, value, onChange }: RoleFieldProps) {
  const t = useTranslations('people');
  return (
    <>
      <SelectField
        id={id}
        label={t('role')}
        options={ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(ROLES.find((role) => role === currentTarget.value) ?? value)
        }
      />
      <p role="status" className="text-ink-soft text-sm">
        {t(`roleHints.${value}`)}
      </p>
    </>
  );
}
