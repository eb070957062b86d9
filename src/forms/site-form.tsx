import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { OutsideLink, PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { HONEYPOT_FIELD, KEY_FIELD, KIND_FIELD } from './form-definition.ts';
import { FORM_OPENED_PATH } from './form-opened.ts';
import type { SiteForm as SiteFormState } from './use-site-form.ts';

interface SiteFormProps {
  form: SiteFormState;
  /** What the submit button says, and while the form is under way. */
  submitLabel: string;
  busyLabel: string;
  success: { title: string; text: ReactNode; again: string };
  /** After sending, the form stays below the success view, cleared, instead of making room for it. */
  staysAfterSending?: boolean;
  /** Whether several errors are listed above the fields; not where a toast says with which to begin. */
  summarizes?: boolean;
  /** Beside the submit button, for instance how the data are used. */
  note?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form and what becomes of it: what has to be corrected above, the failure at the button, and after sending the
 * reference in the form's place. Without JavaScript the browser posts it to the page it is on.
 */
export function SiteForm(props: SiteFormProps) {
  const { form, submitLabel, busyLabel, success, note, children } = props;
  const { staysAfterSending = false, summarizes = true } = props;
  const t = useTranslations('forms');
  const { phones, origin } = useSite();
  const sentView = useFocusOnceSent(form.sent, form.hasMovedOn);
  const stays = staysAfterSending && form.isSentNow;
  const sent = form.sent !== undefined && (
    <FormSent
      ref={sentView}
      id={stays ? `${form.id}-sent` : form.id}
      reference={form.sent}
      onAgain={form.again}
      addressOfEmptyForm={form.addressOfEmptyForm}
      {...success}
    />
  );
  if (sent && !stays) return sent;
  const summary = form.errors.length > 0 ? t('summary', { count: form.errors.length }) : '';
  return (
    <form
      id={form.id}
      method="post"
      // The page that comes back shows the form, not its own beginning.
      action={`#${form.id}`}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className="space-y-4"
    >
      {sent}
      {/* The focus goes to the first wrong field; what else is wrong is announced along with it. */}
      <p role="alert" className="sr-only">
        {form.submitCount > 0 && summary !== '' ? `${summary}.` : ''}
      </p>
      {/* One message for one error: a single one is said at its field alone. */}
      {form.errors.length > 1 && summarizes && (
        <ErrorSummary title={summary} errors={form.errors} attempt={0} />
      )}
      <p className="text-ink-soft text-sm">{t('requiredNote')}</p>
      <div className="space-y-4">{children}</div>
      <input type="hidden" name={KIND_FIELD} value={form.kind} />
      {form.pageKey && <input type="hidden" name={KEY_FIELD} value={form.pageKey} />}
      <noscript>{<img src={FORM_OPENED_PATH} alt="" hidden />}</noscript>
      {form.hasTrap && <Trap />}
      <div aria-live="assertive" className="empty:m-0">
        {form.failure && (
          <Notice tone="problem">
            <p>{form.failure}</p>
            {form.isElsewhere && (
              <p className="mt-1">
                {t.rich('failure.openSite', {
                  address: () => <SiteAddress origin={origin} path={form.addressOfEmptyForm} />,
                })}
              </p>
            )}
            <p className="mt-1">
              {t.rich('failure.call', { phone: () => <PhoneLink phone={phones.customerService} /> })}
            </p>
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busyLabel={form.isSubmitting ? busyLabel : undefined} className="max-sm:w-full">
          {submitLabel}
        </Button>
        {note && <div className="min-w-0 grow basis-64 text-ink-soft text-sm">{note}</div>}
      </div>
    </form>
  );
}

/** The field that no person sees. Password managers are asked to leave it alone, each in its own way. */
function Trap() {
  const t = useTranslations('forms');
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        <span>{t('leaveEmpty')}</span>
        <input
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore=""
        />
      </label>
    </div>
  );
}

/** Links to the page's own address, which can also be read and typed: a translator may change where links lead. */
function SiteAddress({ origin, path }: { origin: string; path: string }) {
  return (
    <OutsideLink href={origin + path} className="wrap-anywhere text-link" translate="no">
      {new URL(origin).host}
    </OutsideLink>
  );
}

/**
 * The success view takes the focus when it appears after sending, not when a page begins with it, nor from a visitor who
 * has moved on meanwhile.
 */
function useFocusOnceSent(sent: string | undefined, hasMovedOn: () => boolean) {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(sent);
  const takeFocus = useEffectEvent(() => {
    if (!hasMovedOn()) view.current?.focus();
  });
  useEffect(() => {
    if (sent !== undefined && sent !== before.current) takeFocus();
    before.current = sent;
  }, [sent]);
  return view;
}

interface FormSentProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** Empty when the server named none. */
  reference: string;
  title: string;
  text: ReactNode;
  /** Label of the button that gives an empty form. */
  again: string;
  onAgain: () => void;
  /** The page that shows the same without JavaScript. */
  addressOfEmptyForm: string;
}

/** What is in a form's place once it is stored: thanks, what happens next, and the reference number. */
function FormSent({ ref, id, reference, title, text, again, onAgain, addressOfEmptyForm }: FormSentProps) {
  const t = useTranslations('forms');
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={-1}
      className="scroll-mt-6 space-y-5 rounded-surface bg-leaf-100 p-6 sm:p-8 forced-colors:border"
    >
      <div role="status" className="space-y-5">
        <h3 className="flex gap-3 text-title-sm">
          <Icon name="check" className="mt-0.5 size-7 text-leaf-700" />
          <span>{title}</span>
        </h3>
        <p>{text}</p>
        {reference && (
          <dl className="rounded-control bg-white p-5">
            <dt className="text-ink-soft text-sm">{t('reference')}</dt>
            <dd className="figures mt-1 select-all font-bold font-display text-title-md" translate="no">
              {reference}
            </dd>
            <dd className="mt-2 text-ink-soft text-sm">{t('referenceHint')}</dd>
          </dl>
        )}
      </div>
      <Button variant="secondary" className="max-sm:w-full noscript:hidden" onClick={onAgain}>
        {again}
      </Button>
      <noscript>
        <a href={addressOfEmptyForm} className={buttonClass('secondary')}>
          {again}
        </a>
      </noscript>
    </div>
  );
}
