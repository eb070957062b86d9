import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { isOffline, untilSettled, useOnceOnline } from '#ui/connection.ts';
import { preloadToasts } from '#ui/toast/toaster.tsx';
import type { SubmissionKind } from './all-forms.ts';
import { type FormDefinition, type FormValues, fieldId, formId, HONEYPOT_FIELD } from './form-definition.ts';
import { forgetDraft, readDraft, storeDraft, valueToFill } from './form-draft.ts';
import { type FormProblem, usePageForm, useSentAddress } from './page-forms.tsx';
import { sendForm } from './send-form.ts';

type Texts = Record<string, string>;

export type SiteFormOptions<Name extends string> = {
  definition: FormDefinition<SubmissionKind, Name>;
  /** Called when the form has been stored. */
  onSent?: (reference: string) => void;
  /** Called with what is wrong when it cannot be sent as it is: fields in the order of the page, with message keys. */
  onInvalid?: (errors: readonly { field: Name; key: string }[]) => void;
  /** Called when it could not be sent; the fields are marked by then. */
  onFailed?: (problem: FormProblem) => void;
};

/**
 * One form on a page: checks with the schema that the API uses, sends, marks what was refused, and keeps what was
 * typed until it is stored. Sent without a connection it is sent again by itself when that is back, unless it was
 * changed meanwhile; the idempotency key makes both one. Draw it with `SiteForm`; its fields with `SiteField`.
 */
export function useSiteForm<Name extends string>(options: SiteFormOptions<Name>) {
  const { definition, onSent, onInvalid, onFailed } = options;
  const { kind, initial } = definition;
  const { key: pageKey, posted, sent: sentBefore, take } = usePageForm(kind);
  const [startValues] = useState(() => (sentBefore ? initial : valuesAtStart(definition, posted?.values)));
  const [problem, setProblem] = useState<FormProblem | undefined>(posted?.problem);
  const [editedSinceError, setEditedSinceError] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<string>();
  const [isSentForgotten, setSentForgotten] = useState(false);
  const { addressOfEmptyForm, forgetSent } = useSentAddress(formId(kind));
  const isSending = useRef(false);
  /** Sent without a connection, and not changed since. */
  const [isWaiting, setWaiting] = useState(false);
  /** What the form was filled from that has been sent. */
  const sentFrom = useRef<string>(undefined);
  const text = useFormText(definition.catalog);

  const form = useForm<Texts, unknown, FormValues>({
    defaultValues: startValues,
    // The schema takes anything and gives checked values; the library wants to know that it is given texts.
    resolver: zodResolver(definition.schema as z.ZodType<FormValues, Texts>),
    // Done below: the library would do it before the summary is above the fields and pushes them down.
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
    if (names.some((name) => startValues[name] !== initial[name])) storeDraft(kind, { values: startValues });
  }, []);

  const errorKeyOf = (name: Name): string | undefined => {
    const own = errors[name]?.message;
    if (own !== undefined) return own;
    return editedSinceError.has(name) ? undefined : problem?.fields.find(({ field }) => field === name)?.key;
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
    setEditedSinceError(new Set());
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
    setEditedSinceError(new Set());
    setWaiting(false);
    form.reset({ ...initial });
  };

  return {
    definition,
    kind,
    id: formId(kind),
    pageKey,
    isSubmitting,
    /** Sent without a connection: it goes by itself when that is back. */
    isWaiting,
    submitCount,
    /** The reference of what was sent; the form makes room for the success view. */
    sent: shownSent,
    /** Sent since the page was loaded, and not in a visit before this one. */
    isSentNow: sent !== undefined,
    /** Leads from the success view to an empty form, without JavaScript. */
    addressOfEmptyForm,
    /** What kept the form from being stored, when it is not about one field. */
    failure: isWaiting ? text('failure.offline') : failureText(problem, names, text),
    errors: names.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ fieldId: fieldId(kind, name), message }];
    }),
    text,
    /** Attributes of one field: identity, limit, value, error. */
    field: (name: Name) => ({
      ...form.register(name),
      id: fieldId(kind, name),
      maxLength: definition.fields[name].limit,
      // What the server's HTML shows; the draft comes in once the form is hydrated.
      defaultValue: posted?.values[name] ?? initial[name],
      error: errorOf(name),
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>): void => void send(event),
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      setWaiting(false);
      setEditedSinceError((before) => (before.has(name) ? before : new Set(before).add(name)));
      storeDraft(kind, { values: readForm(event.currentTarget, definition) });
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
     * @param keepsChosen whether what somebody typed or chose stays; else the form is reset
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
      storeDraft(kind, {
        values: form.getValues(),
        filled: { from, values: { ...filledBefore, ...filled } },
      });
    },
    again,
  };
}

type FormState<Name extends string> = ReturnType<typeof useSiteForm<Name>>;

/** What the form as a whole draws itself from. */
export type SiteForm = Omit<
  FormState<string>,
  'definition' | 'field' | 'fill' | 'filledFrom' | 'startAnew' | 'text' | 'valueOf'
>;

/** What a field draws itself from. */
export type SiteFormFields<Name extends string> = Pick<FormState<Name>, 'definition' | 'field' | 'text'>;

/**
 * What the form holds when the browser hydrates it: the server's values, what was kept of an earlier attempt, and
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

/** A translator whose keys are not known to the type checker. */
type AnyTranslator = {
  (key: string, values?: Record<string, number>): string;
  has: (key: string) => boolean;
};

/**
 * Gives the text of a message key, from the form's own catalog if it has it, else from what all forms say:
 * `errors.phone` of "contact" before `errors.phone` of "forms".
 *
 * @param catalog the feature whose messages come first
 */
function useFormText(catalog = 'forms'): (key: string, values?: Record<string, number>) => string {
  // Keys come from schemas and from the server's answers; a test checks every form's keys against the messages.
  const t = useTranslations() as unknown as AnyTranslator;
  return (key, values) => {
    const own = `${catalog}.${key}`;
    if (t.has(own)) return t(own, values);
    const shared = `forms.${key}`;
    return t(t.has(shared) ? shared : 'forms.errors.field.type', values);
  };
}
