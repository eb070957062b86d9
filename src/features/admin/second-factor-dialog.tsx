import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { type SecondFactorState, secondFactorQuery } from './second-factor.queries.ts';
import { RecoveryCodes, SecondFactorSetUpForm } from './second-factor-set-up.tsx';
import { TurnOffForm } from './turn-off-form.tsx';

interface SecondFactorDialogProps {
  fetchApi: FetchApi;
  open: boolean;
  onClose: () => void;
}

/** 'Verificación en dos pasos': whether it is on, setting it up, the recovery codes once, turning it off. */
export function SecondFactorDialog({ fetchApi, open, onClose }: SecondFactorDialogProps) {
  const t = useTranslations('admin');
  return (
    <Dialog open={open} onClose={onClose} title={t('secondFactor.title')} closeLabel={t('close')}>
      {/* Drawn anew each time: what was begun before, and codes that were shown, are gone. */}
      {open && <SecondFactor fetchApi={fetchApi} onDone={onClose} />}
    </Dialog>
  );
}

function SecondFactor({ fetchApi, onDone }: { fetchApi: FetchApi; onDone: () => void }) {
  const t = useTranslations('admin.secondFactor');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const state = useQuery(secondFactorQuery(signedIn));
  const [codes, setCodes] = useState<string[]>();
  const [isJustOff, setJustOff] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <LoadedPart part="secondFactor" query={state}>
      {({ since, recoveryCodesLeft }) => (
        <div className="space-y-5">
          <p>{t('lead')}</p>
          <p ref={outcome} tabIndex={-1} role="status" className="font-bold">
            <StateInWords since={since} isJustOff={isJustOff} />
          </p>
          {since === null ? (
            <SecondFactorSetUpForm fetchApi={signedIn} onConfirmed={setCodes} />
          ) : (
            <>
              <p>{t('left', { count: recoveryCodesLeft })}</p>
              <p>{t('renew')}</p>
              <TurnOffForm
                fetchApi={signedIn}
                onTurnedOff={async () => {
                  setJustOff(true);
                  await state.refetch();
                  // The form that was sent has gone.
                  outcome.current?.focus();
                }}
              />
            </>
          )}
        </div>
      )}
    </LoadedPart>
  );
}

function StateInWords({ since, isJustOff }: Pick<SecondFactorState, 'since'> & { isJustOff: boolean }) {
  const t = useTranslations('admin.secondFactor');
  const format = useFormatter();
  if (since !== null) return t('on', { date: format.dateTime(new Date(since), { dateStyle: 'long' }) });
  return t(isJustOff ? 'turnedOff' : 'off');
}
