import type { ComponentType } from 'react';
import { page } from 'vitest/browser';
import ContactSection from '#features/contact/contact-section.tsx';
import RecommendationFields from '#features/directory/recommend/recommendation-fields.tsx';
import ReportFields from '#features/directory/report/report-fields.tsx';
import JoinNetworkFields from '#features/join-network/join-network-fields.tsx';
import QuoteRequest from '#features/quote/request/quote-request.tsx';
import { formOf, type SubmissionKind } from '#forms/all-forms.ts';
import { fieldId, formId } from '#forms/form-definition.ts';
import { REPORTED_ID } from '../support/good-forms.ts';
import type { LANGUAGES } from '../support/languages.ts';

type Words = (typeof LANGUAGES)[number]['words'];

export interface SiteFormOnPage {
  kind: SubmissionKind;
  Form: ComponentType;
  /** What each field that may not be empty says when it is. */
  missing: (words: Words) => Record<string, string>;
  /** What the button says while the form is under way. */
  busy: (words: Words) => string;
  /** A field of text, a value that is none for it, the server's key for that, and what the field says. */
  wrong: { field: string; value: string; key: string; message: (words: Words) => string };
  success: (words: Words) => { title: string; again: string };
  /** What the page itself puts into the form. */
  given?: Record<string, string>;
  /** A toast says where to begin, instead of a summary above the fields. */
  beginsWithToast?: boolean;
  /** It stays below the thanks, cleared. */
  staysAfterSending?: boolean;
}

/** Every form that a visitor fills in on a page, with what is its own. */
export const SITE_FORMS: readonly SiteFormOnPage[] = [
  {
    kind: 'contact',
    Form: ContactSection,
    missing: ({ contact }) => contact.errors,
    busy: ({ contact }) => contact.sending,
    wrong: {
      field: 'phone',
      value: '12',
      key: 'phone.format',
      message: ({ forms }) => forms.errors.phone.format,
    },
    success: ({ contact }) => contact.success,
  },
  {
    kind: 'quote-request',
    Form: () => <QuoteRequest quote="1" fill={undefined} />,
    missing: ({ quoteRequest }) => quoteRequest.errors,
    busy: ({ quoteRequest }) => quoteRequest.submitting,
    wrong: {
      field: 'dateOfBirth',
      value: '2999-01-01',
      key: 'date.future',
      message: ({ forms }) => forms.errors.date.future,
    },
    success: ({ quoteRequest }) => quoteRequest.success,
  },
  {
    kind: 'join-network',
    Form: JoinNetworkFields,
    missing: ({ joinNetwork }) => {
      // The state and the choice between yes and no are filled at first.
      const { state: _state, multipleCounties: _counties, ...missing } = joinNetwork.errors.required;
      return missing;
    },
    busy: ({ joinNetwork }) => joinNetwork.submitting,
    wrong: {
      field: 'npi',
      value: '1',
      key: 'npi.checkDigit',
      message: ({ joinNetwork }) => joinNetwork.errors.npi.checkDigit,
    },
    success: ({ joinNetwork }) => joinNetwork.success,
    beginsWithToast: true,
    staysAfterSending: true,
  },
  {
    kind: 'recommendation',
    Form: RecommendationFields,
    missing: ({ recommend: { errors } }) => {
      const { phone, ...missing } = errors;
      return { ...missing, doctorPhone: phone.required, referrerPhone: phone.required };
    },
    busy: ({ recommend }) => recommend.submitting,
    wrong: {
      field: 'doctorPhone',
      value: '555',
      key: 'phone.required',
      message: ({ recommend }) => recommend.errors.phone.required,
    },
    success: ({ recommend }) => recommend.success,
  },
  {
    kind: 'provider-report',
    Form: () => <ReportFields providerId={REPORTED_ID} />,
    missing: ({ provider: { errors } }) => ({ problem: errors.problem }),
    busy: ({ provider }) => provider.report.submitting,
    wrong: {
      field: 'phone',
      value: '12',
      key: 'phone.format',
      message: ({ forms }) => forms.errors.phone.format,
    },
    success: ({ provider }) => provider.report.success,
    given: { providerId: REPORTED_ID },
  },
];

/** A form's field; of cards the first. */
export function formField(kind: SubmissionKind, name: string) {
  return page.getByCss(`#${fieldId(kind, name)}`);
}

/** What a form's field says is wrong with it. */
export function fieldError(kind: SubmissionKind, name: string) {
  return page.getByCss(`#${fieldId(kind, name)}-error`);
}

/** The button that sends a form. */
export function submitButton(kind: SubmissionKind) {
  return page.getByCss(`#${formId(kind)} [type=submit]`);
}

/** Types and chooses values in a form, field by field, as a visitor would. */
export async function fillForm(
  kind: SubmissionKind,
  values: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { fields } = formOf(kind);
  for (const [name, value] of Object.entries(values)) {
    const type = fields[name]?.type;
    if (type === 'given') continue;
    if (type === 'select') await formField(kind, name).selectOptions(String(value));
    else if (type === 'cards') await page.getByCss(`#${formId(kind)} [name=${name}][value=${value}]`).click();
    else await formField(kind, name).fill(String(value));
  }
}

/** What is in a form now; an empty text where nothing is chosen. */
export function valuesIn(kind: SubmissionKind): Record<string, string> {
  const form = document.getElementById(formId(kind));
  if (!(form instanceof HTMLFormElement)) throw new Error(`There is no form "${kind}" on the page.`);
  const values = new FormData(form);
  return Object.fromEntries(
    Object.keys(formOf(kind).fields).map((name) => [name, String(values.get(name) ?? '')]),
  );
}
