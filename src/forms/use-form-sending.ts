import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { isOffline, untilSettled, useOnceOnline } from '#ui/connection.ts';
import type { SubmissionKind } from './all-forms.ts';
import { type FormDefinition, type FormValues, formId, HONEYPOT_FIELD } from './form-definition.ts';
import { type FormProblem, useSentAddress } from './page-forms.tsx';
import { sendForm } from './send-form.ts';

interface FormSendingOptions {
  definition: Pick<FormDefinition<SubmissionKind>, 'kind' | 'apiPath'>;
  /** The reference of a form that was sent without JavaScript, and led to this page. */
  sentBefore: string | undefined;
  onStart: () => void;
  onStored: (reference: string) => void;
  onFailed: (problem: FormProblem) => void;
}

/**
 * Sends checked values, and knows what became of them. Sent without a connection they are sent again by themselves when
 * that is back, unless the form was changed meanwhile; the idempotency key makes both one.
 */
export function useFormSending(options: FormSendingOptions) {
  const { definition, sentBefore, onStart, onStored, onFailed } = options;
  const id = formId(definition.kind);
  const isSending = useRef(false);
  /** Sent without a connection, and not changed since. */
  const [isWaiting, setWaiting] = useState(false);
  const [sent, setSent] = useState<string>();
  const [isSentForgotten, setSentForgotten] = useState(false);
  const { addressOfEmptyForm, forgetSent } = useSentAddress(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form stands
  useEffect(() => {
    if (sentBefore) forgetSent();
  }, []);

  const send = async (values: FormValues, event?: BaseSyntheticEvent): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    onStart();
    setWaiting(false);
    const outcome = await sendForm(definition, values, baitOf(event?.target));
    isSending.current = false;
    if ('reference' in outcome) {
      setSent(outcome.reference);
      onStored(outcome.reference);
      return;
    }
    setWaiting(outcome.problem.code === 'network' && isOffline());
    onFailed(outcome.problem);
  };

  useOnceOnline(isWaiting, async () => {
    await untilSettled();
    const element = document.getElementById(id);
    // Who closed the form's dialog has put it off; what was typed is kept.
    const isInSight = element?.closest('dialog:not([open])') === null;
    if (isInSight && element instanceof HTMLFormElement) element.requestSubmit();
  });

  return {
    send,
    isWaiting,
    /** What waits for the connection is not what is in the form any more. */
    stopWaiting: () => setWaiting(false),
    /** The reference of what was sent; the form makes room for the success view. */
    sent: sent ?? (isSentForgotten ? undefined : sentBefore),
    /** Sent since the page was loaded, and not in a visit before this one. */
    isSentNow: sent !== undefined,
    /** Leads from the success view to an empty form, without JavaScript. */
    addressOfEmptyForm,
    /** Back from the success view to an empty form. */
    again: () => {
      setSent(undefined);
      setSentForgotten(true);
    },
  };
}

/** What is in the field that no person sees. */
function baitOf(form: unknown): string {
  return form instanceof HTMLFormElement ? String(new FormData(form).get(HONEYPOT_FIELD) ?? '') : '';
}
