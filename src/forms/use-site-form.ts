import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isOffline, untilSettled, useOnceOnline } from '#ui/connection.ts';
import { preloadToasts } from '#ui/toast/load-toast-viewport.ts';
import { type FormDefinition, type FormValues, fieldId, formId, HONEYPOT_FIELD } from './form-definition.ts';
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts';
import { usePageForm } from './page-forms.tsx';
import type { FormProblem } from './posted-form.ts';
import { sendForm } from './send-form.ts';
import { useFormText } from './use-form-text.ts';
import { useSentAddress } from './use-sent-address.ts';
import { valueToFill } from './value-to-fill.ts';

type Texts = Record<string, string>;

export type SiteFormOptions<Name extends string> = {
  definition: FormDefinition<Name>;
  /** The feature whose words hold `errors` and `failure` of this form. */
  feature: string;
  /** Told when the form has been stored. */
  onSent?: (reference: string) => void;
  /** Told what is wrong when it cannot be sent as it is: fields in the order of the page, with message keys. */
  onInvalid?: (errors: readonly { field: Name; key: string }[]) => void;
  /** Told when it could not be sent; the fields are marked by then. */
  onFailed?: (problem: FormProblem) => void;
};

/**
 * One form on a page: checks with the schema that the API uses, sends, marks what was refused, and keeps what was
 * typed until it is stored. Sent without a connection it is sent again by itself when that is back, unless it was
 * changed meanwhile; the idempotency key makes both one. Draw it with `SiteForm`; spread `field('name')` into each field.
 */
export function useSiteForm<Name extends string>(options: SiteFormOptions<Name>) {
  const { definition, feature, onSent, onInvalid, onFailed } = options;
  const { kind, initial } = definition;
  const { key: pageKey, posted, sent: sentBefore, take } = usePageForm(kind);
  const [startValues] = useState(() => (sentBefore ? initial : valuesAtStart(definition, posted?.values)));
  const [problem, setProblem] = useState<FormProblem | undefined>(posted?.problem);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<string>();
  const [isSentForgotten, setSentForgotten] = useState(false);
  const { addressOfEmptyForm, forgetSent } = useSentAddress(formId(kind));
  const isSending = useRef(false);
  /** Sent without a connection, and not changed since. */
  const [isWaiting, setWaiting] = useState(false);
  /** What the form was filled from that has been sent. */
  const sentFrom = useRef<string>(undefined);
  const text = useFormText(feature);

  const form = useForm<Texts, unknown, FormValues>({
    defaultValues: startValues,
    // The schema takes anything and gives checked values; the library wants to know that it is given texts.
    resolver: zodResolver(definition.schema as z.ZodType<FormValues, Texts>),
    // Done below: the library would do it before the summary stands above the fields and pushes them down.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount, dirtyFields } = form.formState;

  const names = Object.keys(initial) as Name[];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form stands
  useEffect(() => {
    take();
    preloadToasts();
    if (sentBefore) {
      forgetDraft(kind);
      forgetSent();
    }
    // What was typed before the script arrived is kept like the rest.
    if (names.some((name) => startValues[name] !== initial[name])) keepDraft(kind, { values: startValues });
  }, []);

  const errorKeyOf = (name: Name): string | undefined => {
    const own = errors[name]?.message;
    if (own !== undefined) return own;
    return mended.has(name) ? undefined : problem?.fields.find(({ field }) => field === name)?.key;
  };
  const errorOf = (name: Name) => {
    const key = errorKeyOf(name);
    return key === undefined ? undefined : text(`errors.${key}`);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every attempt, with its errors on the page
  useEffect(() => {
    const first = submitCount > 0 && names.find((name) => errorKeyOf(name) !== undefined);
    if (!first) return;
    const element = document.getElementById(fieldId(kind, first));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  }, [submitCount]);

  const sendValid = async (values: FormValues, event?: BaseSyntheticEvent) => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(undefined);
    setWaiting(false);
    const outcome = await sendForm(definition, values, baitOf(event?.target));
    isSending.current = false;
    if ('reference' in outcome) {
      sentFrom.current = readDraft(kind)?.filled?.from;
      forgetDraft(kind);
      form.reset({ ...initial });
      setSent(outcome.reference);
      onSent?.(outcome.reference);
      return;
    }
    setMended(new Set());
    setProblem(outcome.problem);
    setWaiting(outcome.problem.code === 'network' && isOffline());
    onFailed?.(outcome.problem);
  };
  useOnceOnline(isWaiting, async () => {
    await untilSettled();
    const element = document.getElementById(formId(kind));
    // Who closed the form's dialog has put it off; what was typed is kept.
    const isInSight = element?.closest('dialog:not([open])') === null;
    if (isInSight && element instanceof HTMLFormElement) element.requestSubmit();
  });
  const send = form.handleSubmit(sendValid, (wrong) =>
    onInvalid?.(
      names.flatMap((field) => {
        const key = wrong[field]?.message;
        return key === undefined ? [] : [{ field, key: String(key) }];
      }),
    ),
  );

  const shownSent = sent ?? (isSentForgotten ? undefined : sentBefore);
  /** Back from the success view to an empty form. */
  const again = () => {
    setSent(undefined);
    setSentForgotten(true);
  };
  /** Takes everything out of the form, whoever put it there. */
  const startAnew = () => {
    forgetDraft(kind);
    setProblem(undefined);
    setMended(new Set());
    setWaiting(false);
    form.reset({ ...initial });
  };

  return {
    kind,
    id: formId(kind),
    pageKey,
    isSubmitting,
    /** Sent without a connection: it goes by itself when that is back. */
    isWaiting,
    submitCount,
    /** The reference of what was sent; the form makes room for the success view. */
    sent: shownSent,
    /** Sent since the page stands, and not in a visit before this one. */
    isSentNow: sent !== undefined,
    /** Leads from the success view to an empty form, without JavaScript. */
    addressOfEmptyForm,
    /** What kept the form from being stored, when it is not about one field. */
    failure: isWaiting ? text('failure.offline') : failureText(problem, names, text),
    errors: names.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ fieldId: fieldId(kind, name), message }];
    }),
    /** Attributes of one field: identity, limit, value, error. */
    field: (name: Name) => ({
      ...form.register(name),
      id: fieldId(kind, name),
      maxLength: definition.limits[name],
      // What the server's HTML shows; the draft comes in when the browser has taken the form over.
      defaultValue: posted?.values[name] ?? initial[name],
      error: errorOf(name),
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>): void => void send(event),
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      setWaiting(false);
      setMended((before) => (before.has(name) ? before : new Set(before).add(name)));
      keepDraft(kind, { values: readForm(event.currentTarget, definition) });
    },
    /** What the form was last filled from, also before a reload. */
    filledFrom: () => readDraft(kind)?.filled?.from,
    valueOf: (name: Name) => form.getValues(String(name)) ?? '',
    startAnew,
    /**
     * Fills fields that hold nothing of anybody's choice, from what is known elsewhere on the page. What has been sent
     * is not filled in again from the same source; for another, the success view makes room for the form.
     *
     * @param from the source of the values: whom and what they are about
     * @param keepsChosen whether what somebody typed or chose stays; else the form starts anew
     */
    fill: (values: Partial<Record<Name, string>>, from: string, keepsChosen: boolean) => {
      if (shownSent !== undefined && sentFrom.current === from) return;
      again();
      // What waits for the connection is about what was filled in before.
      setWaiting(false);
      if (!keepsChosen) startAnew();
      const filled: Texts = {};
      const filledBefore = readDraft(kind)?.filled?.values ?? {};
      for (const name of names) {
        const value = valueToFill({
          wished: values[name],
          current: form.getValues(String(name)) ?? '',
          initial: initial[name],
          filledBefore: filledBefore[name],
          isDirty: keepsChosen && dirtyFields[String(name)] === true,
        });
        if (value === undefined) continue;
        form.setValue(String(name), value);
        filled[name] = value;
      }
      keepDraft(kind, { values: form.getValues(), filled: { from, values: { ...filledBefore, ...filled } } });
    },
    again,
  };
}

export type SiteForm = Omit<
  ReturnType<typeof useSiteForm>,
  'field' | 'fill' | 'filledFrom' | 'startAnew' | 'valueOf'
>;

/**
 * What the form holds when the browser takes it over: the server's values, what was kept of an earlier attempt, and
 * above all what was typed before the script arrived.
 */
function valuesAtStart(definition: FormDefinition, posted: Texts | undefined): Texts {
  const { kind, initial } = definition;
  const served = { ...initial, ...posted };
  if (typeof document === 'undefined') return served;
  const element = document.getElementById(formId(kind));
  const shown = element instanceof HTMLFormElement ? readForm(element, definition) : {};
  const typed = Object.entries(shown).filter(([name, value]) => value !== served[name]);
  return { ...initial, ...readDraft(kind)?.values, ...posted, ...Object.fromEntries(typed) };
}

function readForm(element: HTMLFormElement, { initial }: FormDefinition): Texts {
  const entries = [...new FormData(element)].filter(([name]) => name in initial);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function baitOf(form: unknown): string {
  return form instanceof HTMLFormElement ? String(new FormData(form).get(HONEYPOT_FIELD) ?? '') : '';
}

function failureText(
  problem: FormProblem | undefined,
  names: readonly string[],
  text: ReturnType<typeof useFormText>,
): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'network') return text('failure.network');
  if (problem.code === 'too-many-requests') {
    return text('failure.tooMany', { seconds: problem.retryAfterSeconds ?? 60 });
  }
  if (problem.code === 'form-unproved') return text('failure.unproved');
  const isAboutFields = problem.fields.some(({ field }) => names.includes(field));
  return isAboutFields ? undefined : text('failure.fault');
}
