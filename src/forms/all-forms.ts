import { feedbackForm } from '#features/assistant/feedback/feedback-form.ts';
import { contactForm } from '#features/contact/contact-form.ts';
import { recommendationForm } from '#features/directory/recommend/recommendation-form.ts';
import { providerReportForm } from '#features/directory/report/provider-report-form.ts';
import { joinNetworkForm } from '#features/join-network/join-network-form.ts';
import { quoteRequestForm } from '#features/quote/request/quote-request-form.ts';
import type { FormDefinition } from './form-definition.ts';

/*
 * Every form of the public site. Each has its API route; its page, if it has one, takes it without JavaScript; the inbox
 * shows it. A file that every page loads first may only import types from here: the schemas come with the forms.
 */
const ALL = [
  contactForm,
  quoteRequestForm,
  joinNetworkForm,
  recommendationForm,
  providerReportForm,
  feedbackForm,
] as const;

/** What visitors may send. */
export type SubmissionKind = (typeof ALL)[number]['kind'];

export const FORMS: readonly FormDefinition<SubmissionKind>[] = ALL;

/** The definition of one kind of form. @throws {Error} for a row of a form that is no more */
export function formOf(kind: SubmissionKind): FormDefinition<SubmissionKind> {
  const form = FORMS.find((each) => each.kind === kind);
  if (!form) throw new Error(`There is no form "${kind}".`);
  return form;
}

export function isSubmissionKind(value: unknown): value is SubmissionKind {
  return FORMS.some(({ kind }) => kind === value);
}
