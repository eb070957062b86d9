import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import { type Session, sendCode } from './session.queries.ts';

interface CodeFormProps {
  fetchApi: FetchApi;
  /** Makes the field's id unique where two forms could meet. */
  id: string;
  onSignedIn: (session: Session) => void;
  /** Back to user and password; with the reason when the server wants them again. */
  onBack: (reason: string | undefined) => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeForm({ fetchApi, id, onSignedIn, onBack }: CodeFormProps) {
  const t = useTranslations('admin.login');
  const connection = useTranslations('admin')('connection');
  const [isRecovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fieldId = `${id}-code`;
  // Also after a change of kind, whose button says nothing of the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind has a field of its own
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId, isRecovery]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setMissing(code === '');
    setFailure(undefined);
    if (code === '') return document.getElementById(fieldId)?.focus();
    const hasMovedOn = watchFocus();
    setBusy(true);
    const outcome = await sendCode(fetchApi, code);
    setBusy(false);
    if (outcome.kind === 'signed-in') return onSignedIn(outcome.session);
    if (outcome.kind === 'step-ended') return onBack(outcome.message);
    setFailure(outcome.kind === 'refused' ? (outcome.message ?? t('codeWrong')) : connection);
    if (!hasMovedOn()) document.getElementById(fieldId)?.focus();
  };
  const changeKind = () => {
    setRecovery(!isRecovery);
    setMissing(false);
    setFailure(undefined);
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <p>{t('codeLead')}</p>
      <TextField
        key={String(isRecovery)}
        id={fieldId}
        name="code"
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        hint={t(isRecovery ? 'recoveryHint' : 'codeHint')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        error={isMissing ? t('codeMissing') : undefined}
      />
      <Button type="submit" className="w-full" busyLabel={isBusy ? t('codeBusy') : undefined}>
        {t('codeSubmit')}
      </Button>
      <div aria-live="assertive">{failure && <Notice tone="problem">{failure}</Notice>}</div>
      <div className="flex flex-wrap gap-x-2">
        <Button variant="quiet" size="sm" onClick={changeKind}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onBack(undefined)}>
          {t('codeBack')}
        </Button>
      </div>
    </form>
  );
}
