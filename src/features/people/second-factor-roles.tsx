import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { ROLES, type Role } from '#rights/can.ts';
import { Notice } from '#ui/notice.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { demandSecondFactor } from './people.queries.ts';
import type { SecondFactorRole } from './people.ts';

interface SecondFactorRolesProps {
  fetchApi: FetchApi;
  demanded: readonly SecondFactorRole[];
  onChanged: () => Promise<unknown>;
}

/** Of which roles a second factor is demanded: a switch for each, which takes effect at once. */
export function SecondFactorRoles({ fetchApi, demanded, onChanged }: SecondFactorRolesProps) {
  const t = useTranslations('people');
  const id = useId();
  const change = useMutation({
    mutationFn: async ({ role, isDemanded }: { role: Role; isDemanded: boolean }) => {
      await demandSecondFactor(fetchApi, role, isDemanded);
      // The switch shows what was asked for until the list says so itself.
      await onChanged();
    },
    onSuccess: (_nothing, { role, isDemanded }) => {
      const words = { role: t(`roles.${role}`) };
      const description = t(isDemanded ? 'factorDemanded' : 'factorNotDemanded', words);
      showToast({ title: t('success'), description });
    },
  });
  const problem = problemOf(change.error);
  const refusal = problem?.code === 'own-second-factor-first' ? problem.message : t('changeFailed');
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-title-xs">
        {t('factorTitle')}
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft">{t('factorLead')}</p>
      <div className="mt-3 divide-y divide-line rounded-surface bg-white px-5 shadow-card">
        {ROLES.map((role) => {
          const row = demanded.find((entry) => entry.role === role);
          const isAsked = change.isPending && change.variables.role === role;
          return (
            <Switch
              key={role}
              id={`${id}-${role}`}
              label={t('demandFactor', { role: t(`roles.${role}`) })}
              hint={row && t('factorSince', { username: row.who, time: shortTimeOf(new Date(row.since)) })}
              checked={isAsked ? change.variables.isDemanded : row !== undefined}
              onChange={({ currentTarget }) => {
                if (!change.isPending) change.mutate({ role, isDemanded: currentTarget.checked });
              }}
            />
          );
        })}
      </div>
      {change.isError && (
        <div className="mt-3">
          <Notice tone="problem" role="alert">
            {refusal}
          </Notice>
        </div>
      )}
    </section>
  );
}
