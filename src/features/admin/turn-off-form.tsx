import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { turnOffSecondFactor } from './second-factor.queries.ts';
import { useRefusal } from './use-refusal.ts';

interface TurnOffFormProps {
  fetchApi: FetchApi;
  onTurnedOff: () => Promise<void>;
}

/** Turns the second factor off, with password and code. */
export function TurnOffForm({ fetchApi, onTurnedOff }: TurnOffFormProps) {
  const t = useTranslations('admin.secondFactor');
  const id = useId();
  const { reasonOf, fieldOf } = useRefusal();
  const [missing, setMissing] = useState<{ password?: boolean; code?: boolean }>({});
  const turnOff = useMutation({
    mutationFn: (given: { password: string; code: string }) => turnOffSecondFactor(fetchApi, given),
    onSuccess: onTurnedOff,
    onError: (error) => document.getElementById(`${id}-${fieldOf(error) ?? 'code'}`)?.focus(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (turnOff.isPending) return;
    const values = new FormData(event.currentTarget);
    const given = { password: String(values.get('password')), code: String(values.get('code')).trim() };
    const empty = { password: given.password === '', code: given.code === '' };
    setMissing(empty);
    if (empty.password || empty.code) {
      document.getElementById(`${id}-${empty.password ? 'password' : 'code'}`)?.focus();
    } else turnOff.mutate(given);
  };
  const refused = turnOff.isError
    ? { field: fieldOf(turnOff.error), reason: reasonOf(turnOff.error) }
    : undefined;
  const errorAt = (field: string) => (refused?.field === field ? refused.reason : undefined);

  return (
    <form noValidate onSubmit={submit} className="space-y-5 border-line border-t pt-5">
      <h3 className="text-title-xs">{t('offTitle')}</h3>
      <p>{t('offLead')}</p>
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        label={t('password')}
        autoComplete="current-password"
        required
        error={missing.password ? t('passwordMissing') : errorAt('password')}
      />
      <TextField
        id={`${id}-code`}
        name="code"
        label={t('code')}
        hint={t('offCodeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        error={missing.code ? t('codeMissing') : errorAt('code')}
      />
      <Button
        type="submit"
        variant="secondary"
        className="max-sm:w-full"
        busyLabel={turnOff.isPending ? t('turningOff') : undefined}
      >
        {t('turnOff')}
      </Button>
      {refused && refused.field === undefined && (
        <Notice tone="problem" role="alert">
          {refused.reason}
        </Notice>
      )}
    </form>
  );
}
