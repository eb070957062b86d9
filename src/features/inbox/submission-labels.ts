import type { SubmissionKind } from '#forms/all-forms.ts';
import { choiceKey, isChoice } from './inbox.ts';
import words from './messages/es.ts';

/*
 * The inbox's labels for what is written on the server: mails and exports. Pages take theirs from the same catalog
 * through `useTranslations`. Looked up by own names only: a value may be called like something every object has.
 */

export function kindLabel(kind: SubmissionKind): string {
  return words.kinds[kind];
}

export function fieldLabel(field: string): string {
  return lookUp(words.fields, field) ?? field;
}

/** What a field's value is called in Spanish: choices have labels, everything else is what the visitor wrote. */
export function valueLabel(kind: SubmissionKind, field: string, value: string): string {
  return (isChoice(kind, field) ? lookUp(words.choices, choiceKey(value)) : undefined) ?? value;
}

function lookUp(labels: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}
