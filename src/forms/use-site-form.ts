import { type FormEvent, useEffect, useRef, useState } from 'react';
import { preloadToasts } from '#ui/toast/toaster.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import type { SubmissionKind } from './all-forms.ts';
import { type FormDefinition, fieldId, formId } from './form-definition.ts';
import { type FormProblem, usePageForm } from './page-forms.tsx';
import { useFormErrors } from './use-form-errors.ts';
import { useFormSending } from './use-form-sending.ts';
import { failureText, useFormText } from './use-form-text.ts';
import { useFormValues } from './use-form-values.ts';

type SiteFormOptions<Name extends string> = {
  definition: FormDefinition<SubmissionKind, Name>;
  /** Called when the form has been stored. */
  onSent?: (reference: string) => void;
  /** Called with what is wrong when it cannot be sent as it is: fields in the order of the page, with message keys. */
  onInvalid?: (errors: readonly { field: Name; key: string }[]) => void;
  /** Called when it could not be sent; the fields are marked by then. */
  onFailed?: (problem: FormProblem) => void;
};

/**
 * One form on a page. It is put together here from what is in its fields, what is wrong with it, and what becomes of
 * sending it. Draw it with `SiteForm`; its fields with `SiteField`.
 */
export function useSiteForm<Name extends string>(options: SiteFormOptions<Name>) {
  const { definition, onSent, onInvalid, onFailed } = options;
  const { kind } = definition;
  const page = usePageForm(kind);
  const text = useFormText(definition.catalog);
  const values = useFormValues(definition, page);
  const { form, names } = values;
  /** Once it was asked to be sent again, it has no trap: whatever filled that would fill it each time. */
  const [hasTrap, setHasTrap] = useState(page.posted?.problem.code !== 'form-unproved');
  const watched = useRef<() => boolean>(undefined);
  /** Whether the visitor has gone on to something else since the form was sent. */
  const hasMovedOn = () => watched.current?.() ?? false;
  const errors = useFormErrors({
    kind,
    hasMovedOn,
    names,
    state: form.formState,
    refusedBefore: page.posted?.problem,
    text,
  });
  /** What the form was filled from that has been sent. */
  const sentFrom = useRef<string>(undefined);
  const sending = useFormSending({
    definition,
    sentBefore: page.sent,
    onStart: () => errors.refuse(undefined),
    onStored: (reference) => {
      sentFrom.current = values.filledFrom();
      values.clear();
      onSent?.(reference);
    },
    onFailed: (problem) => {
      errors.refuse(problem);
      if (problem.code === 'form-unproved') setHasTrap(false);
      onFailed?.(problem);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form stands
  useEffect(() => {
    page.take();
    preloadToasts();
  }, []);

  const submit = form.handleSubmit(sending.send, (wrong) =>
    onInvalid?.(
      names.flatMap((field) => {
        const key = wrong[field]?.message;
        return key === undefined ? [] : [{ field, key: String(key) }];
      }),
    ),
  );

  /** Takes everything out of the form, whoever put it there. */
  const startAnew = () => {
    errors.refuse(undefined);
    sending.stopWaiting();
    values.clear();
  };

  return {
    definition,
    kind,
    id: formId(kind),
    pageKey: page.key,
    isSubmitting: form.formState.isSubmitting,
    /** Sent without a connection: it goes by itself when that is back. */
    isWaiting: sending.isWaiting,
    submitCount: form.formState.submitCount,
    sent: sending.sent,
    isSentNow: sending.isSentNow,
    addressOfEmptyForm: sending.addressOfEmptyForm,
    again: sending.again,
    /** What kept the form from being stored, when it is not about one field. */
    failure: sending.isWaiting ? text('failure.offline') : failureText(errors.problem, names, text),
    /** The page came through another website, and the form has to be sent from this one. */
    isElsewhere: errors.problem?.code === 'foreign-origin',
    /** Whether it has the field that no person sees. */
    hasTrap,
    errors: errors.summary,
    text,
    /** Attributes of one field: identity, limit, value, error. */
    field: (name: Name) => ({
      ...form.register(name),
      id: fieldId(kind, name),
      maxLength: definition.fields[name].limit,
      defaultValue: values.servedValueOf(name),
      error: errors.errorOf(name),
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      watched.current = watchFocus();
      void submit(event);
    },
    hasMovedOn,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      sending.stopWaiting();
      errors.markEdited((event.target as HTMLInputElement).name);
      values.keep(event.currentTarget);
    },
    filledFrom: values.filledFrom,
    valueOf: values.currentOf,
    startAnew,
    /**
     * Fills fields that hold nothing of anybody's choice, from what is known elsewhere on the page. What has been sent
     * is not filled in again from the same source; for another, the success view makes room for the form.
     *
     * @param from the source of the values: whom and what they are about
     * @param keepsChosen whether what somebody typed or chose stays; else the form is reset
     */
    fill: (wished: Partial<Record<Name, string>>, from: string, keepsChosen: boolean) => {
      if (sending.sent !== undefined && sentFrom.current === from) return;
      sending.again();
      // What waits for the connection is about what was filled in before.
      sending.stopWaiting();
      if (!keepsChosen) startAnew();
      values.fill(wished, from, keepsChosen);
    },
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
