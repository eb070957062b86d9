import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { SubmissionKind } from './all-forms.ts';
import { type FormDefinition, type FormValues, formId } from './form-definition.ts';
import { forgetDraft, readDraft, storeDraft, valueToFill } from './form-draft.ts';
import type { usePageForm } from './page-forms.tsx';

type Texts = Record<string, string>;

/**
 * What is in the fields of a form. It is checked with the schema that the API uses, and kept in the tab until it is
 * stored, so that a reload or a change of language takes nothing away.
 *
 * @param page what the server knew about the form when it rendered the page
 */
export function useFormValues<Name extends string>(
  definition: FormDefinition<SubmissionKind, Name>,
  { posted, sent: sentBefore }: Pick<ReturnType<typeof usePageForm>, 'posted' | 'sent'>,
) {
  const { kind, initial } = definition;
  const names = Object.keys(initial) as Name[];
  const [startValues] = useState(() => (sentBefore ? initial : valuesAtStart(definition, posted?.values)));
  const form = useForm<Texts, unknown, FormValues>({
    defaultValues: startValues,
    // The schema takes anything and gives checked values; the library wants to know that it is given texts.
    resolver: zodResolver(definition.schema as z.ZodType<FormValues, Texts>),
    // useFormErrors does it: the library would do it before the summary is above the fields and pushes them down.
    shouldFocusError: false,
  });
  const { dirtyFields } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form stands
  useEffect(() => {
    if (sentBefore) forgetDraft(kind);
    // What was typed before hydration is kept like the rest.
    if (names.some((name) => startValues[name] !== initial[name])) storeDraft(kind, { values: startValues });
  }, []);

  const currentOf = (name: Name): string => form.getValues(String(name)) ?? '';
  return {
    form,
    names,
    /** What the server's HTML shows; the draft comes in once the form is hydrated. */
    servedValueOf: (name: Name) => posted?.values[name] ?? initial[name],
    currentOf,
    /** Keeps what is in the form's element now. */
    keep: (element: HTMLFormElement) => storeDraft(kind, { values: readForm(element, definition) }),
    /** Takes everything out of the form, whoever put it there. */
    clear: () => {
      forgetDraft(kind);
      form.reset({ ...initial });
    },
    /** What the form was last filled from, also before a reload. */
    filledFrom: () => readDraft(kind)?.filled?.from,
    /**
     * Fills fields that hold nothing of anybody's choice.
     *
     * @param from the source of the values
     * @param keepsChosen whether what somebody typed or chose stays
     */
    fill: (wished: Partial<Record<Name, string>>, from: string, keepsChosen: boolean) => {
      const filled: Texts = {};
      const filledBefore = readDraft(kind)?.filled?.values ?? {};
      for (const name of names) {
        const value = valueToFill({
          wished: wished[name],
          current: currentOf(name),
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
  };
}

/**
 * What the form holds when the browser hydrates it: the server's values, what was kept of an earlier attempt, and
 * above all what was typed before hydration.
 */
function valuesAtStart(definition: FormDefinition<SubmissionKind>, posted: Texts | undefined): Texts {
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
