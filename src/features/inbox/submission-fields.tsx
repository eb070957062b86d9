import { useTranslations } from 'use-intl';
import type { FormValues, SubmissionKind } from '#forms/form-definition.ts';
import { telHref } from '#i18n/format.ts';
import { fieldLink, fieldsInOrder } from './inbox.ts';
import { useSubmissionWords } from './use-submission-words.ts';

/** What the visitor sent, field by field, with links that call or write. */
export function SubmissionFields({ kind, fields }: { kind: SubmissionKind; fields: FormValues }) {
  const { fieldLabel } = useSubmissionWords();
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {fieldsInOrder(kind, fields).map(([field, value]) => (
        <div key={field} className={value.length > 60 || value.includes('\n') ? 'sm:col-span-2' : 'min-w-0'}>
          <dt className="text-ink-soft text-sm">{fieldLabel(field)}</dt>
          <dd className="whitespace-pre-line break-words">
            <FieldValue field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ field, value }: { field: string; value: string }) {
  const t = useTranslations('inbox');
  const { valueLabel } = useSubmissionWords();
  if (value === '') return <span className="text-ink-soft">{t('detail.nothing')}</span>;
  const link = fieldLink(field, value);
  if (link === undefined) return valueLabel(field, value);
  // Encoded: an address may carry the signs that add a subject or another recipient.
  const href = link === 'phone' ? telHref(value) : `mailto:${encodeURIComponent(value)}`;
  return (
    <a href={href} className="text-link">
      {value}
    </a>
  );
}
