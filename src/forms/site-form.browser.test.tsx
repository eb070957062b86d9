import { describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '#i18n/locale.ts';
import { setOnline } from '../../tests/component/connection.ts';
import { expectAccessible } from '../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../tests/component/render-on-page.tsx';
import {
  fieldError,
  fillForm,
  formField,
  SITE_FORMS,
  type SiteFormOnPage,
  submitButton,
  valuesIn,
} from '../../tests/component/site-forms.tsx';
import { GOOD_FORMS } from '../../tests/support/good-forms.ts';
import { ENGLISH, LANGUAGES } from '../../tests/support/languages.ts';
import { formOf, type SubmissionKind } from './all-forms.ts';
import { formId, HONEYPOT_FIELD } from './form-definition.ts';
import { storeDraft } from './form-draft.ts';

/*
 * What all forms have in common (docs/product/forms.md, All forms), for each of them. What is one form's own is tested
 * beside it.
 */

const REFERENCE = 'CC-7F3K-92QD';
const stored = () => Response.json({ reference: REFERENCE }, { status: 201 });
const refusal = (status: number, problem: Record<string, unknown>) => () =>
  Response.json({ status, message: 'x', ...problem }, { status });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  describe.each(SITE_FORMS)('$kind', (form) => {
    const { kind, Form } = form;
    const missing = form.missing(words);
    const names = Object.keys(formOf(kind).fields).filter((name) => name in missing);

    test('what is missing is said at its field, the first of it takes the focus, and axe finds nothing', async () => {
      await renderOnPage(<Form />, { language: code });
      await submitButton(kind).click();
      await expect.element(formField(kind, names[0] ?? '')).toHaveFocus();
      for (const [name, message] of Object.entries(missing)) {
        await expect.element(fieldError(kind, name)).toHaveTextContent(message);
        await expect.element(formField(kind, name)).toHaveAttribute('aria-invalid', 'true');
      }
      expect(document.querySelectorAll('[id$="-error"]')).toHaveLength(names.length);
      await expectAccessible();

      const links = page.getByCss(`#${formId(kind)} section a`);
      // One error alone is said at its field.
      if (form.beginsWithToast || names.length === 1) await expect.element(links).toHaveLength(0);
      else {
        await expect.element(links).toHaveLength(names.length);
        await links.last().click();
        await expect.element(formField(kind, names.at(-1) ?? '')).toHaveFocus();
      }

      await fillForm(kind, GOOD_FORMS[kind](1));
      await expect.element(page.getByCss('[id$="-error"], [aria-invalid]')).toHaveLength(0);
    });

    test('one error alone is said once, at its field', async () => {
      const { field, value, message } = form.wrong;
      await renderFilled(form, code, { [field]: value });
      await submitButton(kind).click();
      await expect.element(formField(kind, field)).toHaveFocus();
      await expect.element(page.getByText(message(words), { exact: true })).toHaveLength(1);
      await expect.element(fieldError(kind, field)).toHaveTextContent(message(words));
    });

    test('it is sent once, thanked for with its reference, which stays, and then it is empty', async () => {
      const answered = Promise.withResolvers<Response>();
      const fetch = answerWith(() => answered.promise);
      const values = await renderFilled(form, code);
      await submitButton(kind).dblClick();
      await expect.element(submitButton(kind)).toHaveTextContent(form.busy(words));
      await expect.element(submitButton(kind)).toHaveAttribute('aria-disabled', 'true');
      answered.resolve(stored());

      const { title, again } = form.success(words);
      const view = page.getByCss(`#${formId(kind)}${form.staysAfterSending ? '-sent' : ''}`);
      await expect.element(view).toHaveFocus();
      await expect.element(view.getByRole('heading')).toHaveTextContent(title);
      await expect.element(view).toMatchTextContent(REFERENCE);
      await expectAccessible();
      expect(sentBy(fetch)).toMatchObject({ path: formOf(kind).apiPath, values });

      await page.getByRole('button', { name: again, exact: true }).click();
      await expect.poll(() => valuesIn(kind)).toEqual({ ...formOf(kind).initial, ...form.given });
    });

    test('what the server refuses is said at its field, until that is changed', async () => {
      const { field, key, message } = form.wrong;
      const values = await renderFilled(form, code);
      answerWith(refusal(422, { code: 'invalid-input', fields: [{ field, key }] }));
      await submitButton(kind).click();
      await expect.element(fieldError(kind, field)).toHaveTextContent(message(words));
      await expect.element(formField(kind, field)).toHaveFocus();
      await fillForm(kind, { [field]: `${values[field]}` });
      await expect.element(fieldError(kind, field)).not.toBeInTheDocument();
    });

    test('a failure says what to do and keeps what was typed, and every try is the same form', async () => {
      const { failure } = words.forms;
      const values = await renderFilled(form, code);
      const keys: unknown[] = [];
      for (const { answer, says } of [
        { answer: refusal(503, { code: 'unavailable' }), says: failure.fault },
        { answer: refusal(429, { code: 'too-many-requests', retryAfterSeconds: 42 }), says: /\b42\b/ },
        { answer: noConnection, says: failure.network },
        { answer: refusal(422, { code: 'form-unproved' }), says: failure.unproved },
      ]) {
        const fetch = answerWith(answer);
        await submitButton(kind).click();
        await expect.element(page.getByCss(`#${formId(kind)} [aria-live]`)).toMatchTextContent(says);
        // Where a second try does not help either, as on a full disk, a person does.
        const phone = page.getByCss(`#${formId(kind)} [aria-live] a[href^="tel:"]`);
        await expect.element(phone).toHaveTextContent('(305) 555-0101');
        await expect.element(submitButton(kind)).not.toHaveAttribute('aria-disabled');
        expect(valuesIn(kind)).toEqual(values);
        keys.push(sentBy(fetch).key);
      }
      await expectAccessible();
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(new Set(keys).size).toBe(1);
    });

    test('in a page that another website shows, it leads to the site itself and keeps what was typed', async () => {
      const { failure } = words.forms;
      const values = await renderFilled(form, code);
      await sendFor(kind, refusal(403, { code: 'foreign-origin' }));
      const notice = page.getByCss(`#${formId(kind)} [aria-live]`);
      await expect.element(notice).toMatchTextContent(failure.elsewhere);
      await expect.element(notice).not.toMatchTextContent(failure.fault);
      const link = notice.getByRole('link').first();
      await expect.element(link).toHaveAttribute('href', `${inject('site').origin}/#${formId(kind)}`);
      await expect.element(link).toMatchTextContent(new URL(inject('site').origin).host);
      await expect.element(notice.getByCss('a[href^="tel:"]')).toBeVisible();
      expect(valuesIn(kind)).toEqual(values);
      await expectAccessible();
    });
  });
});

describe.each(SITE_FORMS)('$kind', (form) => {
  const { kind, Form } = form;

  test('what was typed is there again after a reload and in the other language', async () => {
    const { unmount } = await renderOnPage(<Form />);
    await fillForm(kind, GOOD_FORMS[kind](2));
    const typed = valuesIn(kind);
    await unmount();
    await renderOnPage(<Form />, { language: 'es' });
    await expect.poll(() => valuesIn(kind)).toEqual(typed);
  });

  test('sent without a connection it says so, and is sent by itself when that is back', async () => {
    vi.useFakeTimers();
    const values = await renderFilled(form);
    await sendOffline(kind);
    expect(valuesIn(kind)).toEqual(values);
    const fetch = answerWith(stored);
    await comeOnline();
    await expect.element(page.getByText(REFERENCE, { exact: true })).toBeVisible();
    expect(sentBy(fetch).values).toEqual(values);
  });

  test('whose password manager filled the hidden field keeps what was typed, and sends it once more', async () => {
    const values = await renderFilled(form);
    const trap = page.getByCss(`#${formId(kind)} [name=${HONEYPOT_FIELD}]`);
    await expect.element(trap).toHaveAttribute('autocomplete', 'off');
    for (const manager of ['1p-ignore', 'bwignore', 'form-type', 'lpignore', 'protonpass-ignore']) {
      await expect.element(trap).toHaveAttribute(`data-${manager}`);
    }
    (trap.element() as HTMLInputElement).value = 'Ana';
    expect(sentBy(await sendFor(kind, refusal(422, { code: 'form-unproved' }))).values).toHaveProperty(
      HONEYPOT_FIELD,
    );
    await expect.element(page.getByText(ENGLISH.words.forms.failure.unproved)).toBeVisible();
    await expect.element(trap).not.toBeInTheDocument();
    expect(valuesIn(kind)).toEqual(values);
    const fetch = await sendFor(kind, stored);
    await expect.element(page.getByText(REFERENCE, { exact: true })).toBeVisible();
    expect(sentBy(fetch).values).toEqual(values);
  });

  test('what was changed meanwhile is left to the visitor', async () => {
    vi.useFakeTimers();
    await renderFilled(form);
    await sendOffline(kind);
    // A text, which may be another.
    const fields = Object.entries(formOf(kind).fields);
    const [name = ''] = fields.find(([, { type }]) => ['name', 'line', 'block'].includes(type)) ?? [];
    await fillForm(kind, { [name]: 'Luz Ortiz' });
    const fetch = answerWith(stored);
    await comeOnline();
    expect(fetch).not.toHaveBeenCalled();
    await submitButton(kind).click();
    await expect.element(page.getByText(REFERENCE, { exact: true })).toBeVisible();
    expect(sentBy(fetch).values).toMatchObject({ [name]: 'Luz Ortiz' });
  });
});

/** A form that somebody has filled in rightly, but for what is named. @returns what is in it */
async function renderFilled(
  { kind, Form }: SiteFormOnPage,
  language: Locale = 'en',
  changed: Record<string, string> = {},
): Promise<Record<string, string>> {
  const good = Object.entries({ ...GOOD_FORMS[kind](1), ...changed });
  // Typed before in this tab: field by field it would take a second for each test.
  storeDraft(kind, { values: Object.fromEntries(good.map(([name, value]) => [name, String(value)])) });
  await renderOnPage(<Form />, { language });
  await expect.element(submitButton(kind)).toBeVisible();
  return valuesIn(kind);
}

/** Sends what is in the form. @returns the API, which answers so */
async function sendFor(kind: SubmissionKind, answer: () => Response | Promise<Response>) {
  const fetch = answerWith(answer);
  await submitButton(kind).click();
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  return fetch;
}

async function sendOffline(kind: SubmissionKind): Promise<void> {
  answerWith(noConnection);
  setOnline(false);
  await submitButton(kind).click();
  await expect.element(page.getByText(ENGLISH.words.forms.failure.offline)).toBeVisible();
}

/** The connection is back, and the second has passed after which a form is sent again (src/ui/connection.ts). */
async function comeOnline(): Promise<void> {
  setOnline(true);
  await vi.advanceTimersByTimeAsync(1000);
}

/** From now on the API answers so. @returns the mock that is asked */
function answerWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** What the one call to the API carried. */
function sentBy(fetch: ReturnType<typeof answerWith>) {
  expect(fetch).toHaveBeenCalledTimes(1);
  const [path, { body, headers }] = fetch.mock.calls[0] ?? ['', {}];
  const values = Object.entries(JSON.parse(String(body)));
  return {
    path,
    values: Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
    key: new Headers(headers).get('Idempotency-Key'),
  };
}
