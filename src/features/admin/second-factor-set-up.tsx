import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.queries.ts';
import { sessionQuery } from './session.queries.ts';
import { useRefusal } from './use-refusal.ts';

interface SecondFactorSetUpFormProps {
  fetchApi: FetchApi;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** A secret for the app, to be scanned or typed; then the code that proves that the app has it. */
export function SecondFactorSetUpForm({ fetchApi, onConfirmed }: SecondFactorSetUpFormProps) {
  const t = useTranslations('admin.secondFactor');
  const id = useId();
  const { reasonOf } = useRefusal();
  const queryClient = useQueryClient();
  const first = useRef<HTMLParagraphElement>(null);
  const begin = useMutation({ mutationFn: () => beginSecondFactor(fetchApi) });
  const confirm = useMutation({
    mutationFn: (code: string) => confirmSecondFactor(fetchApi, code),
    onSuccess: (codes) => {
      onConfirmed(codes);
      // Where the role asked for it, all else is open now.
      void queryClient.invalidateQueries({ queryKey: sessionQuery(fetchApi).queryKey });
    },
    onError: () => document.getElementById(`${id}-code`)?.focus(),
  });
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setMissing(code === '');
    if (code === '') document.getElementById(`${id}-code`)?.focus();
    else if (!confirm.isPending) confirm.mutate(code);
  };
  const isBegun = begin.data !== undefined;
  // The button that was pressed has gone. Before the next key: later, focus would be taken from whoever types already.
  useLayoutEffect(() => {
    if (isBegun) first.current?.focus();
  }, [isBegun]);

  if (!begin.data) {
    return (
      <>
        <p>{t('sessionsEnd')}</p>
        <Button
          className="max-sm:w-full"
          busyLabel={begin.isPending ? t('beginning') : undefined}
          onClick={() => begin.mutate()}
        >
          {t('begin')}
        </Button>
        {begin.isError && (
          <Notice tone="problem" role="alert">
            {reasonOf(begin.error)}
          </Notice>
        )}
      </>
    );
  }
  const { secret, picture } = begin.data;
  const codeError = confirm.isError ? reasonOf(confirm.error) : undefined;
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p ref={first} tabIndex={-1}>
        {t('app')}
      </p>
      <p>{t('scan')}</p>
      <img src={picture} alt={t('picture')} width={200} height={200} className="rounded-control bg-white" />
      <dl>
        <dt className="font-bold text-sm">{t('secret')}</dt>
        {/* In fours, as it is typed; apps ignore the spaces. */}
        <dd className="break-words font-bold">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
      </dl>
      <TextField
        id={`${id}-code`}
        name="code"
        label={t('code')}
        hint={t('confirmLead')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={40}
        error={isMissing ? t('codeMissing') : codeError}
      />
      <Button
        type="submit"
        className="max-sm:w-full"
        busyLabel={confirm.isPending ? t('confirming') : undefined}
      >
        {t('confirm')}
      </Button>
    </form>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The ten recovery codes: shown now and never again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useTranslations('admin.secondFactor');
  const { outcome, copy } = useCopy({ copied: t('copied') });
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that was sent has gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-5">
      <Notice tone="positive" role="status">
        {t('done')}
      </Notice>
      <h2 ref={heading} tabIndex={-1} className="text-title-xs">
        {t('codesTitle')}
      </h2>
      <p>{t('codesLead')}</p>
      <ul className="grid gap-x-6 gap-y-2 rounded-control bg-sea-50 px-5 py-4 font-bold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaved}>{t('saved')}</Button>
        <Button variant="secondary" onClick={() => void copy(codes.join('\n'))}>
          {t('copy')}
        </Button>
      </div>
      {outcome && <p className="text-sm">{t(outcome === 'copied' ? 'copied' : 'copyByHand')}</p>}
    </div>
  );
}
